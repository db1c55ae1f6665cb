// Copying, also where the browser's clipboard is closed: on pages that came over plain HTTP.

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // Inside an open dialog, as everything outside of it cannot be selected.
  const before = document.activeElement as HTMLElement | null;
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    // Deprecated, and still the only way without a secure connection.
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus();
  }
}
