export type Point = readonly [x: number, y: number]

export const sceneWidth = 1600
export const sceneHeight = 1067

export interface Style {
  opacity?: number
  stroke?: string
  strokeWidth?: number
  /** Blur in pixels. */
  soft?: number
  dash?: string
}

export type Stop = readonly [offset: number, color: string, opacity?: number]

/** Later marks cover earlier ones. */
export interface Sheet {
  polygon(points: readonly Point[], fill: string, style?: Style): void
  /** One element for several shapes is faster than many. */
  path(d: string, fill: string, style?: Style): void
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, style?: Style): void
  rect(x: number, y: number, width: number, height: number, fill: string, style?: Style): void
  line(points: readonly Point[], stroke: string, width: number, style?: Style): void
  gradient(stops: readonly Stop[], across?: boolean): string
  radial(stops: readonly Stop[]): string
  /** Inside the polygon. */
  clipped(points: readonly Point[], draw: () => void): void
  document(mirrored: boolean): string
}

export const num = (value: number) => String(Math.round(value * 10) / 10)
export const outline = (points: readonly Point[]) =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`
/** Path data. */
export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`

function attributes(fill: string, style: Style = {}): string {
  const { opacity, soft, dash } = style
  const stroke = style.stroke ?? (soft ? fill : undefined)
  return [
    ` fill="${fill}"`,
    opacity === undefined ? '' : ` opacity="${num(opacity * 100)}%"`,
    stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${num(style.strokeWidth ?? soft ?? 1)}"`,
    stroke === undefined ? '' : ' stroke-linejoin="round" stroke-linecap="round"',
    dash ? ` stroke-dasharray="${dash}"` : '',
  ].join('')
}

export function createSheet(): Sheet {
  const marks: string[] = []
  const paints = new Map<string, string>()
  const clips: string[] = []
  const define = (tag: string, attrs: string, stops: readonly Stop[]) => {
    const inner = stops
      .map(
        ([at, color, opacity]) =>
          `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')
    const key = `${tag} ${attrs}>${inner}</${tag}`
    const id = paints.get(key) ?? `p${paints.size}`
    paints.set(key, id)
    return `url(#${id})`
  }
  return {
    polygon(points, fill, style) {
      if (points.length > 2) marks.push(`<path d="${outline(points)}"${attributes(fill, style)}/>`)
    },
    path(d, fill, style) {
      if (d) marks.push(`<path d="${d}"${attributes(fill, style)}/>`)
    },
    ellipse(x, y, rx, ry, fill, style) {
      const place = `cx="${num(x)}" cy="${num(y)}" rx="${num(Math.max(0, rx))}" ry="${num(Math.max(0, ry))}"`
      marks.push(`<ellipse ${place}${attributes(fill, style)}/>`)
    },
    rect(x, y, width, height, fill, style) {
      const place = `x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, width))}" height="${num(Math.max(0, height))}"`
      marks.push(`<rect ${place}${attributes(fill, style)}/>`)
    },
    line(points, stroke, width, style) {
      const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('')
      marks.push(`<path d="${d}"${attributes('none', { ...style, stroke, strokeWidth: width })}/>`)
    },
    gradient: (stops, across = false) =>
      define('linearGradient', across ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"', stops),
    radial: (stops) => define('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stops),
    clipped(points, draw) {
      const id = `c${clips.length}`
      clips.push(`<clipPath id="${id}"><path d="${outline(points)}"/></clipPath>`)
      marks.push(`<g clip-path="url(#${id})">`)
      draw()
      marks.push('</g>')
    },
    document(mirrored) {
      const defs = [...paints].map(([key, id]) => `<${key.replace(' ', ` id="${id}" `)}>`).join('')
      const body = mirrored
        ? `<g transform="matrix(-1 0 0 1 ${sceneWidth} 0)">${marks.join('')}</g>`
        : marks.join('')
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${sceneWidth}" height="${sceneHeight}" viewBox="0 0 ${sceneWidth} ${sceneHeight}" preserveAspectRatio="none"><defs>${defs}${clips.join('')}</defs>${body}</svg>`
    },
  }
}
