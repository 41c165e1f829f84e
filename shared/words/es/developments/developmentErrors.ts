import { plural } from '#shared/words/es/plural.ts'

/** Sentences of the server about developments and their units. */
export const developmentErrors = {
  typeInUse: (name: string) => `Hay unidades del tipo «${name}»: cambialas de tipo o borralas antes.`,
  hasTakenUnits: (n: number) =>
    `${plural(n, { one: 'Hay 1 unidad reservada o vendida', other: `Hay ${n} unidades reservadas o vendidas` })}: liberalas antes de borrar el emprendimiento.`,
  hasPrices: (n: number) =>
    `${plural(n, { one: 'Hay 1 unidad con precio', other: `Hay ${n} unidades con precio` })}: borrá los precios antes de cambiar la moneda.`,
  planAddsUp: (missing: number) =>
    `El plan de pago tiene que sumar 100 %: ${missing > 0 ? `falta ${missing} %` : `sobra ${-missing} %`}.`,
  tooManyUnits: (max: number) => `Un emprendimiento tiene como máximo ${max} unidades.`,
  unitTwice: (number: string) => `La unidad ${number} está dos veces. No se guardó ninguna.`,
  unitExists: (number: string) => `Ya hay una unidad ${number}. No se guardó nada.`,
  unitTaken: 'La unidad está reservada o vendida: liberala antes de borrarla.',
  isSold: (number: string) => `La unidad ${number} ya está vendida.`,
  isHeld: (number: string, name: string) => `La unidad ${number} ya está reservada a nombre de ${name}.`,
  isFree: (number: string) => `La unidad ${number} ya está libre.`,
  sheetRefused: (n: number, row: number) =>
    `La planilla tiene ${plural(n, { one: '1 problema', other: `${n} problemas` })}, el primero en la fila ${row}. No se guardó nada.`,
}
