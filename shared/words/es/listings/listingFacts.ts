import type { feeItems, guarantees } from '#shared/listings/listingTypes.ts'
import { monthNames } from '#shared/words/es/months.ts'
import { plural } from '#shared/words/es/plural.ts'

/** Facts that only some listings state. Amounts and figures are formatted. */
export const listingFacts = {
  title: 'Detalles',
  more: 'Más detalles',
  moreText: 'Lo que sepas: quien busca filtra por esto.',
  yes: 'Sí',
  guarantees: {
    none: 'Sin garantía',
    deposit: 'Depósito',
    guarantor: 'Garante',
    insurance: 'Seguro de caución',
  } satisfies Record<(typeof guarantees)[number], string>,
  feeItems: {
    water: 'Agua',
    power: 'Luz de áreas comunes',
    gas: 'Gas',
    internet: 'Internet',
    security: 'Seguridad',
    cleaning: 'Limpieza',
    elevator: 'Ascensor',
    garden: 'Jardín',
    pool: 'Piscina',
    gym: 'Gimnasio',
    taxes: 'Impuestos',
    reserve: 'Fondo de reserva',
  } satisfies Record<(typeof feeItems)[number], string>,
  vat: { included: 'Incluido en el precio', added: 'Aparte del precio' },
  monthNames,
  monthOf: (month: string, year: string) => `${month} de ${year}`,
  groundFloor: 'Planta baja',
  noFee: 'Sin expensas',
  feeIncludes: (fee: string, items: string) => `${fee}, incluye ${items.toLowerCase()}`,
  downPayment: (percent: string) => `entrega de ${percent} %`,
  instalments: (n: number, amount?: string) =>
    `${plural(n, { one: '1 cuota', other: `${n} cuotas` })}${amount ? ` de ${amount}` : ''}`,
  instalmentOf: (amount: string) => `cuotas de ${amount}`,
  ask: {
    month: 'Mes',
    year: 'Año',
    currency: 'Moneda',
    amount: 'Monto',
    includes: 'Qué incluyen',
    downPaymentPercent: 'Entrega (% del precio)',
    instalments: 'Cantidad de cuotas',
    instalmentAmount: 'Monto de cada cuota',
    notStated: 'Sin indicar',
  },
  /** Of what was typed; nothing is refused. */
  notes: {
    sides: (frontage: string, depth: string, product: string, land: string) =>
      `${frontage} × ${depth} m son ${product} m², y pusiste ${land} m². ¿Cuál es? Si el lote es irregular, está bien.`,
    takeProduct: (product: string) => `Usar ${product} m²`,
    areas: (built: string, area: string) =>
      `Construido dice ${built} m² y superficie ${area} m². Los filtros y el precio por m² usan ${area}.`,
    takeBuilt: (built: string) => `Usar ${built} m²`,
    tooLittle: (sum: string, price: string) =>
      `Entrega y cuotas suman ${sum}, bastante menos que el precio de ${price}. ¿Falta un refuerzo o hay un dato cambiado?`,
    tooMuch: (sum: string, price: string) =>
      `Entrega y cuotas suman ${sum}, más del doble del precio de ${price}. Revisá la cuota y la cantidad.`,
  },
}
