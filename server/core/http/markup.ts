/** Created by the `html` tag only. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = Markup | string | number | boolean | undefined | Piece[]

/** Omits false and undefined. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...pieces.map(render)))
}

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.text
  if (Array.isArray(piece)) return piece.map(render).join('')
  if (piece === undefined || typeof piece === 'boolean') return ''
  return String(piece).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
