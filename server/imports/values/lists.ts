import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { choiceKey } from '#shared/imports/headers.ts'
import { feeItems, financingWays } from '#shared/listings/listingTypes.ts'

/** As sheets write them, beside the site's own names. */
const feeWords: Record<(typeof feeItems)[number], string> = {
  water: 'agua, agua corriente, water',
  power: 'luz, energia, electricidad, power, electricity',
  gas: 'gas',
  internet: 'internet, wifi, wi fi',
  security: 'seguridad, vigilancia, portero, guardia, security',
  cleaning: 'limpieza, cleaning, limpeza',
  elevator: 'ascensor, ascensores, elevator, elevador',
  garden: 'jardin, jardineria, garden, areas verdes',
  pool: 'piscina, pileta, pool',
  gym: 'gimnasio, gym, academia',
  taxes: 'impuestos, impuesto, taxes, impostos',
  reserve: 'fondo de reserva, reserva, reserve',
}
const wayWords: Record<(typeof financingWays)[number], string> = {
  bank: 'banco, bancaria, bancario, credito, credito bancario, apto credito, financiacion bancaria, bank, mortgage',
  own: 'propia, propio, financiacion propia, cuotas, en cuotas, by the seller, seller, own',
  afd: 'afd, primera vivienda, che roga pora',
}

function tableOf<Code extends string>(
  codes: readonly Code[],
  given: Record<Code, string>,
  own: Record<Code, string>[],
): Map<string, Code> {
  return new Map(
    codes.flatMap((code) =>
      [code, ...given[code].split(','), ...own.map((names) => names[code])].map((word): [string, Code] => [
        choiceKey(word),
        code,
      ]),
    ),
  )
}

const facts = languages.map((language) => words(language))
const tables = {
  feeIncludes: tableOf(
    feeItems,
    feeWords,
    facts.map(({ listingFacts }) => listingFacts.feeItems),
  ),
  financing: tableOf(
    financingWays,
    wayWords,
    facts.map(({ listings }) => listings.ways),
  ),
}

/** Parted by commas, semicolons, bars, lines, "y" or "and"; `unknown`: what none of the words names. */
function readList<Code extends string>(table: Map<string, Code>, text: string) {
  const parts = text
    .slice(0, 1000)
    .split(/[,;|/\n•·+]| y | e | and /i)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return {
    codes: [...new Set(parts.flatMap((part) => table.get(choiceKey(part)) ?? []))],
    unknown: parts.filter((part) => !table.has(choiceKey(part))),
  }
}

/** What a maintenance fee pays for. */
export const readFeeItems = (text: string) => readList(tables.feeIncludes, text)
/** Ways of financing; "no" and its like are none. */
export const readFinancingWays = (text: string) =>
  /^(?:no|sin|n|false|contado|solo contado|cash|0)$/i.test(text.trim())
    ? { codes: [], unknown: [] }
    : readList(tables.financing, text)
