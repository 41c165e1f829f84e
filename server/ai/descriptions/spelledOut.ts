/** Of Spanish ads; they need their mark. */
const abbreviations: readonly (readonly [RegExp, string])[] = (
  [
    ['c\\/', 'con '],
    ['s\\/', 'sin '],
    ['p\\/', 'para '],
    ['dorms?\\.', 'dormitorios '],
    ['habs?\\.', 'habitaciones '],
    ['(?:depto|dpto|dep)\\.', 'departamento '],
    ['coc\\.', 'cocina '],
    ['coch\\.', 'cochera '],
    ['edif\\.', 'edificio '],
    ['asc\\.', 'ascensor '],
    ['exp\\.', 'expensas '],
    ['amob\\.', 'amoblado '],
    ['g(?:ar)?t[ií]a\\.', 'garantía '],
    ['seg\\.', 'seguridad '],
    ['lav\\.', 'lavadero '],
    ['mts?\\.', 'metros '],
  ] as const
).map(([typed, whole]) => [new RegExp(`(?<![\\p{L}\\d])${typed}\\s*(?=([\\p{L}\\d,]{1,3})|$)`, 'giu'), whole])

/** "3 dormitorios 2 baños quincho" */
const counted =
  /((?<!\d)\d{1,3}\s{1,3}(?:dorm|habitaci|pieza|suite|bañ|ban[oi]|cocher|garag|bed|bath)\p{L}{0,12})\s{1,3}(?=\d|(?:quincho|piscina|pileta|cocina|living|comedor|sala|cocher|garag|patio|jard|lavad|balc|terraza|parrilla|depend|suite|bañ|ban[oi]|escrit|galer|placard|kitchen|pool|garden|yard|parking))/giu

/** With usual abbreviations in full, and commas between rooms that are counted one after the other. */
export function spelledOut(line: string): string {
  return abbreviations
    .reduce((text, [typed, whole]) => text.replace(typed, (_, next) => wholeBefore(whole, next)), line)
    .replace(counted, '$1, ')
}

/** A capital, or the end, after the point begins a sentence. */
const wholeBefore = (whole: string, next: string | undefined) =>
  next === undefined || /^\p{Lu}\p{Ll}{2}/u.test(next) ? `${whole.trim()}. ` : whole
