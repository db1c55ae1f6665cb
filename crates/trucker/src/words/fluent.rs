//! Looking messages up in the files of `locales/`, which are part of the binary.

use super::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use unic_langid::langid;

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| {
    bundle(
        langid!("en"),
        [
            include_str!("../../../../locales/en/names.ftl"),
            include_str!("../../../../locales/en/events.ftl"),
            include_str!("../../../../locales/en/questions.ftl"),
            include_str!("../../../../locales/en/refusals.ftl"),
            include_str!("../../../../locales/en/demo.ftl"),
            include_str!("../../../../locales/en/web-rules.ftl"),
            include_str!("../../../../locales/en/web-rules-kot.ftl"),
            include_str!("../../../../locales/en/web-rules-abe.ftl"),
            include_str!("../../../../locales/en/web-rules-team.ftl"),
        ],
    )
});

static CZECH: LazyLock<Bundle> = LazyLock::new(|| {
    bundle(
        langid!("cs"),
        [
            include_str!("../../../../locales/cs/names.ftl"),
            include_str!("../../../../locales/cs/events.ftl"),
            include_str!("../../../../locales/cs/questions.ftl"),
            include_str!("../../../../locales/cs/refusals.ftl"),
            include_str!("../../../../locales/cs/demo.ftl"),
            include_str!("../../../../locales/cs/web-rules.ftl"),
            include_str!("../../../../locales/cs/web-rules-kot.ftl"),
            include_str!("../../../../locales/cs/web-rules-abe.ftl"),
            include_str!("../../../../locales/cs/web-rules-team.ftl"),
        ],
    )
});

/// Everything that can be read of these files; the tests find what cannot.
fn bundle(language: unic_langid::LanguageIdentifier, files: [&str; 9]) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// What a message is filled in with.
pub(crate) type Args<'a> = [(&'a str, FluentValue<'a>)];

/// A message, filled in. `key` may name an attribute, as in `alien-purple.object`; without that attribute, the
/// message itself will do, and without the message, its key.
pub(super) fn message(language: Language, key: &str, args: &Args<'_>) -> String {
    let bundle: &Bundle = match language {
        Language::English => &ENGLISH,
        Language::Czech => &CZECH,
    };
    let (name, attribute) = key.split_once('.').map_or((key, None), |(name, attribute)| (name, Some(attribute)));
    let pattern = bundle.get_message(name).and_then(|message| {
        let attribute = attribute.and_then(|attribute| message.get_attribute(attribute));
        attribute.map(|attribute| attribute.value()).or(message.value())
    });
    let Some(pattern) = pattern else { return key.to_owned() };
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    // An error leaves its mark in the text, such as {$name}; the text is still the best there is.
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}
