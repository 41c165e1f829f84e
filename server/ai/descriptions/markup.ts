import { ownValue } from '#shared/core/records.ts'
import type { Removals } from './removals.ts'

const entities: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—', bull: '•' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', ntilde: 'ñ', uuml: 'ü' },
  ...{ sup2: '²', deg: '°', iexcl: '¡', iquest: '¿', hellip: '…' },
}
const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}\d?));/gi
/** With their content. */
const unshown: readonly (readonly [start: string, end: string])[] = [
  ['<script', '</script'],
  ['<style', '</style'],
  ['<head', '</head'],
  ['<template', '</template'],
  ['<!--', '-->'],
]
const lineTag = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|table|section|hr)\b[^<>]{0,500}>/gi
const anyTag = /<\/?[a-z][a-z\d-]{0,40}(?:\s[^<>]{0,1000})?\/?>/gi
const shortcode = /\[\/?(?:b|i|u|url|img|color|size|center|vc_\w+)(?:[= ][^\]\n]{0,200})?\]/gi
/** Invisible characters, which can hide words. */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|(?![\n\t])\p{Cc}/gu
const emoji =
  /(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}]|[✓✔✅★☆►▶▪▫●○■□◆◇➤➡→✦✨❖♦•·])[\ufe0e\ufe0f\u20e3]?/gu
const drawn = /[*_~=#|]{2,}|(?<!\S)[*#>|]+(?=\s|$)|(?<=\s)[|/\\]{1,3}(?=\s)|`+/g

/** Text alone, in lines: HTML, emojis and drawn lines part sentences. */
export function withoutMarkup(text: string, removals: Removals): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .replace(entity, (all, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
      const known = code !== undefined && code > 31 && code < 0x10000 ? String.fromCharCode(code) : undefined
      const letter = known ?? ownValue(entities, String(name).toLowerCase())
      if (letter !== undefined) removals.add('html', all)
      return letter ?? all
    })
  const told = (by: string) => (tag: string) => {
    removals.add('html', tag)
    return by
  }
  return unshown
    .reduce((all, [start, end]) => withoutSpans(all, start, end, removals), plain)
    .replace(lineTag, told('\n'))
    .replace(anyTag, told(' '))
    .replace(shortcode, told(' '))
    .replace(emoji, (mark, at: number, whole: string) => {
      if (/\p{Extended_Pictographic}/u.test(mark)) removals.add('emojis', mark)
      return partedBy(whole.slice(at + mark.length, at + mark.length + maxNext))
    })
    .replace(drawn, '\n')
    .replace(/(?<=\S) {3,}(?=\S)/g, ', ')
}

function withoutSpans(text: string, start: string, end: string, removals: Removals): string {
  const folded = text.toLowerCase()
  if (folded.length !== text.length) return text
  let out = ''
  let from = 0
  for (let at = folded.indexOf(start); at >= 0; at = folded.indexOf(start, from)) {
    const to = folded.indexOf(end, at)
    if (to < 0) break
    removals.add('html', text.slice(at, to))
    out += `${text.slice(from, at)}\n`
    from = to + end.length
  }
  return out + text.slice(from)
}

const maxNext = 20

/** A small letter goes on with the sentence. */
function partedBy(next: string): string {
  if (/^\s*(?:en|de|del|con|para|por|a|y|e|in|of|with|for|and) /.test(next)) return ' '
  return /^\s*\p{Ll}/u.test(next) ? ', ' : '\n'
}
