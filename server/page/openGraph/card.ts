import { drawNanduti } from '#shared/nanduti.ts'
import { outline, type Style, shrink, widthOf, wrap } from './lettering.ts'

/** Of Open Graph images. */
export const cardWidth = 1200
export const cardHeight = 630
export const panelWidth = 568

const margin = 56
const inner = panelWidth - 2 * margin
const colors = {
  river: '#0b444b',
  deep: '#07353b',
  cream: '#fdf7ea',
  muted: '#c5dcd9',
  lace: '#7fc0bb',
  pink: '#f48fbf',
}

export interface CardWords {
  /** 'Casa en venta' */
  kind: string
  /** `$155,000`, followed by `/mes` or nothing. */
  price: string
  unit: string
  /** In guaraníes. */
  local: string
  title: string
  place: string
  facts: string[]
}

/** An SVG; the picture's area is transparent. */
export function listingCard(words: CardWords, brandName: string): string {
  const unit: Style = { cut: 'text', size: 32 }
  const gap = words.unit ? 8 : 0
  const price = shrink(words.price, inner - widthOf(words.unit, unit) - gap, { cut: 'bold', size: 84 })
  const title: Style = { cut: 'bold', size: 34 }
  const lines = wrap(words.title, inner, 2, title)
  const placeLine = 388 + lines.length * 44
  return svg([
    rosette(panelWidth - 34, -6, 150, 11, 0.34),
    logo(margin, 52, 46, brandName),
    text(words.kind, margin, 188, sized(words.kind, { cut: 'bold', size: 25 }), colors.lace),
    text(words.price, margin, 272, price, colors.cream),
    text(words.unit, margin + widthOf(words.price, price) + gap, 272, unit, colors.muted),
    text(words.local, margin, 320, sized(words.local, { cut: 'text', size: 30 }), colors.muted),
    ...lines.map((line, index) => text(line, margin, 390 + index * 44, title, colors.cream)),
    ...wrap(words.place, inner, 1, { cut: 'text', size: 28 }).map((line) =>
      text(line, margin, placeLine, { cut: 'text', size: 28 }, colors.muted),
    ),
    facts(words.facts),
  ])
}

export function siteCard(headline: string, tagline: string, brandName: string): string {
  const big: Style = { cut: 'display', size: 74 }
  const lines = wrap(headline, inner + 60, 4, big)
  const start = 280 - (lines.length - 3) * 60
  const small: Style = { cut: 'text', size: 27 }
  return svg([
    rect(0, cardWidth, colors.river),
    rosette(900, 315, 262, 7, 1, colors.pink),
    logo(margin, 60, 64, brandName),
    ...lines.map((line, index) => text(line, margin, start + index * 80, big, colors.cream)),
    ...wrap(tagline, inner + 40, 3, small).map((line, index) =>
      text(line, margin, start + lines.length * 80 + index * 38, small, colors.muted),
    ),
  ])
}

export function lacePicture(): string {
  const width = cardWidth - panelWidth
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cardHeight}" fill="none"><rect width="${width}" height="${cardHeight}" fill="${colors.deep}"/>${rosette(width / 2, cardHeight / 2, 230, 7, 0.8)}</svg>`
}

function svg(parts: string[]): string {
  const size = `width="${cardWidth}" height="${cardHeight}"`
  const panel = rect(0, panelWidth, colors.river)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">${panel}${parts.join('')}</svg>`
}

const rect = (x: number, width: number, fill: string) =>
  `<rect x="${x}" width="${width}" height="${cardHeight}" fill="${fill}"/>`

const sized = (words: string, style: Style) => shrink(words, inner, style)

function text(words: string, x: number, y: number, style: Style, color: string): string {
  return `<path fill="${color}" d="${outline(words, x, y, style)}"/>`
}

function facts(all: string[]): string {
  const style: Style = { cut: 'bold', size: 27 }
  const between = 34
  const y = cardHeight - 60
  let x = margin
  const parts: string[] = []
  for (const fact of all) {
    const width = widthOf(fact, style)
    const from = parts.length === 0 ? x : x + between
    if (from + width > panelWidth - margin) break
    if (parts.length > 0)
      parts.push(`<circle cx="${x + between / 2}" cy="${y - 9}" r="3.5" fill="${colors.pink}"/>`)
    parts.push(text(fact, from, y, style, colors.cream))
    x = from + width
  }
  const rule = `<path d="M${margin} ${y - 50}H${panelWidth - margin}" stroke="${colors.lace}" stroke-opacity="0.35" stroke-width="1.5"/>`
  return parts.length > 0 ? rule + parts.join('') : ''
}

function logo(x: number, y: number, size: number, name: string): string {
  const mark = `<g transform="translate(${x - size * 0.1} ${y}) scale(${size / 32})" stroke-linecap="round" stroke-linejoin="round"><path stroke="${colors.cream}" stroke-width="2.6" d="M4 15.5 16 5l12 10.5"/><path stroke="${colors.pink}" stroke-width="1.5" d="M6.5 27a9.5 9.5 0 0 1 19 0M11.2 27a4.8 4.8 0 0 1 9.6 0M16 27v-9.5M16 27 9.3 20.3M16 27l6.7-6.7M6.5 27h19"/></g>`
  return (
    mark + text(name, x + size * 1.08, y + size * 0.84, { cut: 'display', size: size * 0.94 }, colors.cream)
  )
}

function rosette(
  x: number,
  y: number,
  radius: number,
  seed: number,
  opacity: number,
  woven = colors.lace,
): string {
  const lace = drawNanduti(seed)
  const scale = radius / 100
  return `<g transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}" stroke-linejoin="round"><path d="${lace.threads}" stroke="${colors.lace}" stroke-width="${1.3 / scale}"/><path d="${lace.woven}" fill="${woven}" fill-opacity="0.55"/></g>`
}
