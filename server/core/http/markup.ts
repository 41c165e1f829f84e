/** Text that is safe to stand in HTML. Only the `html` tag makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = Markup | string | number | boolean | undefined | Piece[]

/** A template whose values are escaped unless they are markup themselves; false and undefined are nothing. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...pieces.map(render)))
}

function render(piece: Piece): string {
  if (piece instanceof Markup) return piece.text
  if (Array.isArray(piece)) return piece.map(render).join('')
  if (piece === undefined || typeof piece === 'boolean') return ''
  return String(piece).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
