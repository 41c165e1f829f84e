/**
 * In Paraguay, equal for spellings of one sound: "benta" and "venta", "luqe" and "luque", "zajonia" and
 * "sajonia", "ykua" and "icua".
 */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, 'C')
    .replace(/sh/g, 'S')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q|c(?![ei])/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/v/g, 'b')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll|y/g, 'i')
    .replace(/(.)\1+/g, '$1')
}
