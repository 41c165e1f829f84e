import type { Words } from '#shared/words.ts'
import { plural } from './plural.ts'

const listings = (n: number, figure: string) => plural(n, { one: '1 anúncio', other: `${figure} anúncios` })

export const figures: Words['figures'] = {
  measures: {
    price: 'preço pedido',
    rent: 'aluguel por mês',
    pricePerSqm: 'preço por m²',
    rentPerSqm: 'aluguel por m² e mês',
    area: 'área',
    maintenanceFee: 'condomínio (expensas) por mês',
    daysListed: 'dias publicados',
    count: 'anúncios',
  },
  days: (n, figure) => plural(n, { one: '1 dia', other: `${figure} dias` }),
  value: (what, measure, median, low, high, n, figure) =>
    `${what}: ${measure}, ${median} (a mediana de ${listings(n, figure)}; a metade central vai de ${low} a ${high}).`,
  count: (what, n, figure) => `${what}: ${listings(n, figure)}.`,
  few: (what, measure, n, figure) =>
    n === 0
      ? `${what}: nenhum anúncio diz ${measure}.`
      : `${what}: ${listings(n, figure)} não bastam para uma mediana (${measure}).`,
  by: { city: 'por cidade', neighborhood: 'por bairro', propertyType: 'por tipo', bedrooms: 'por quartos' },
  orders: {
    cheapest: ', do mais barato ao mais caro',
    dearest: ', do mais caro ao mais barato',
    lowest: ', do menor ao maior',
    highest: ', do maior ao menor',
  },
  with: 'com isso',
  without: 'sem isso',
  all: 'o conjunto',
  lead: (what, measure, by, order) => `${what}: ${measure} ${by}${order}:`,
  row: (name, value, n, figure) => `${name}: ${value} (${listings(n, figure)})`,
  more: (one, other, percent) => `${one}: ${percent} mais que ${other}.`,
  dearer: (one, other, percent) => `${one} está ${percent} mais caro que ${other}.`,
  same: (one, other) => `${one} e ${other}: o mesmo.`,
  share: (some, all, percent, what, ofWhat) =>
    `${some} de ${all} (${percent}) dizem ter: ${what}, de ${ofWhat}.`,
  none: (what, by) => `${what}: não há anúncios suficientes ${by} para comparar.`,
  unsaid: 'Outros podem ter sem dizer.',
  asking: 'São preços pedidos nos anúncios, não de fechamento.',
  listed: 'Conta os anúncios que seguem publicados: quanto demora um negócio não medimos.',
}
