/** Characters of XML 1.0; half of a pair is none. */
const isXml = (code = 0) =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code < 0xd800) ||
  (code >= 0xe000 && code < 0xfffe) ||
  code >= 0x10000

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Of elements and attributes, without what XML cannot hold. */
export const xmlText = (text: string) =>
  [...text]
    .filter((letter) => isXml(letter.codePointAt(0)))
    .map((letter) => escapes[letter] ?? letter)
    .join('')

/** None without a value. */
export const element = (name: string, value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? '' : `<${name}>${xmlText(String(value))}</${name}>`
