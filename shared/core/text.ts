const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** "Ycuá Satí" → "ycua sati". Like `lower(unaccent(…))` of the database. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[\u02b9\u02bb\u02bc\u2018\u2019\u201b\u2032]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without marks that some versions of the database unaccent and others keep. */
export function plainMarks(text: string): string {
  return text
    .replace(/[\u00b4`]/g, "'")
    .replaceAll('º', '°')
    .replaceAll('ª', 'a')
}
