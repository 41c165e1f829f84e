function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `amount`: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const t = Math.min(1, Math.max(0, amount))
  const b = channels(to)
  const blended = channels(from).map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * t))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const lighten = (color: string, amount: number) => mix(color, '#ffffff', amount)
export const darken = (color: string, amount: number) => mix(color, '#1a1420', amount)
