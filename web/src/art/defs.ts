// Gradients and patterns that drawings refer to by id, put into the page once.

const pattern = (id: string, size: number, turn: number, inner: string): string =>
  `<pattern id="art-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"` +
  `${turn ? ` patternTransform="rotate(${turn})"` : ''}>${inner}</pattern>`;

/** Everything, as the inside of a `<defs>`. */
export const defs = (): string =>
  '<linearGradient id="art-enamel" x1="0" y1="0" x2="1" y2="1">' +
  '<stop offset="0" stop-color="#fffaf0" stop-opacity=".9"/>' +
  '<stop offset=".45" stop-color="#f3e7cf" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#c9ad78" stop-opacity=".42"/></linearGradient>' +
  '<linearGradient id="art-lane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff8d7a" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#ff8d7a" stop-opacity=".34"/></linearGradient>' +
  '<radialGradient id="art-lamp"><stop offset="0" stop-color="#ffb45e" stop-opacity=".58"/>' +
  '<stop offset="1" stop-color="#ffb45e" stop-opacity=".16"/></radialGradient>' +
  // What is painted with this is there at the bottom and not at the top: skies have two colours.
  '<linearGradient id="art-rise" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/>' +
  '<stop offset="1" stop-color="#fff"/></linearGradient><mask id="art-fade" maskContentUnits="objectBoundingBox">' +
  '<rect width="1" height="1" fill="url(#art-rise)"/></mask>' +
  pattern('backs', 12.5, 45, '<path d="M0 6.25H12.5M6.25 0V12.5" stroke="#33406d" stroke-width="1.1"/>') +
  pattern('dead', 14, 45, '<path d="M7 0V14" stroke="#060a14" stroke-opacity=".6" stroke-width="4"/>') +
  pattern('red', 9, 45, '<rect width="4" height="9" fill="#2b0508" fill-opacity=".34"/>') +
  pattern('yellow', 9, 45, '<circle cx="4.5" cy="4.5" r="2" fill="#2b2403" fill-opacity=".5"/>') +
  pattern('green', 8, 0, '<rect width="8" height="3.6" fill="#05230f" fill-opacity=".36"/>') +
  pattern('blue', 10, 0, '<path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#051a3d" fill-opacity=".36"/>') +
  pattern('white', 9, 0, '<path d="M0 6.5 4.5 2 9 6.5" fill="none" stroke="#1d2542" stroke-opacity=".5" stroke-width="2"/>');

/** Puts them into the page, where every picture finds them. */
export function addDefs(): void {
  const holder = document.createElement('div');
  // Not `display: none`: some browsers then paint nothing that refers to it.
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>${defs()}</defs></svg>`;
  document.body.prepend(...holder.childNodes);
}
