import { words } from '#server/core/words.ts'
import { languages } from '#shared/core/language.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { choiceKey, headerKey } from '#shared/imports/headers.ts'
import { flagFields, importStatuses, type MappedField } from '#shared/imports/importFields.ts'
import { guarantees, propertyTypes, stages, transactionTypes } from '#shared/listings/listingTypes.ts'

/** As sheets write them, in Spanish, English and Portuguese; beside the site's own names. */
const lists: Partial<Record<MappedField, Record<string, string>>> = {
  propertyType: {
    house:
      'casa, casas, chalet, duplex, triplex, residencia, vivienda, villa, quinta, casa quinta, casona, ph, house, town house, townhouse, single family, sobrado, bungalow',
    apartment:
      'departamento, departamentos, depto, dpto, dto, deto, apartamento, apto, apartment, flat, monoambiente, mono ambiente, loft, studio, estudio, semipiso, piso, condominium, depa',
    condo: 'condominio, casa en condominio, condo, barrio cerrado',
    penthouse: 'penthouse, pent house, atico, cobertura',
    land: 'terreno, terrenos, lote, lotes, land, plot, lot, campo, estancia, chacra, fraccion, finca, farm, granja, country lote, parcela',
    commercial:
      'local, local comercial, locales, salon, salon comercial, comercio, comercial, commercial, shop, store, retail, negocio, tienda, loja, edificio, building, galeria, hotel, restaurante',
    office: 'oficina, oficinas, office, consultorio, sala comercial, escritorio',
    warehouse:
      'deposito, depositos, galpon, galpones, tinglado, warehouse, nave, nave industrial, bodega, industrial, galpao',
    coworking: 'coworking, co working, cowork',
    temp_office: 'oficina temporal, oficina temporaria',
    virtual_office: 'oficina virtual',
  },
  transactionType: {
    sale: 'venta, en venta, vender, vendo, vende, se vende, sale, for sale, sell, venda, a venda, compra',
    rent: 'alquiler, alquileres, en alquiler, alquilo, alquila, se alquila, renta, en renta, rent, for rent, rental, lease, aluguel, locacao, arriendo, alquiler mensual, temporal, alquiler temporal, alquiler temporario',
    both: 'venta y alquiler, venta o alquiler, venta alquiler, alquiler y venta, alquiler venta, alquiler o venta, ambos, ambas, both, sale and rent, sale or rent, sale rent, venda e aluguel',
  },
  status: {
    active:
      'disponible, activo, activa, publicado, publicada, active, available, for sale, for rent, en venta, en alquiler, disponivel, si, s, yes, true, 1, x, online, vigente',
    draft:
      'pausado, pausada, inactivo, inactiva, borrador, oculto, oculta, no disponible, draft, inactive, expired, suspendido, suspendida, retirado, retirada, withdrawn, no, n, false, 0, offline, no publicado',
    reserved:
      'reservado, reservada, senado, senada, reserved, pending, under offer, en proceso, active under contract, com proposta',
    closed:
      'vendido, vendida, alquilado, alquilada, sold, rented, leased, closed, cerrado, cerrada, alugado, finalizado',
  },
  currency: {
    USD: 'usd, us$, u$s, $, us, dolar, dolares, dolares americanos, dollar, dollars, u$d, d',
    PYG: 'pyg, gs, g, guarani, guaranies, ₲, gs.',
  },
  stage: {
    off_plan: 'en pozo, pozo, off plan, en planos, preventa, pre venta, na planta, lanzamiento',
    under_construction: 'en construccion, construccion, under construction, en obra, obra, em construcao',
    new: 'nuevo, nueva, a estrenar, estrenar, new, brand new, novo, nova, terminado',
    used: 'usado, usada, used, reventa, usado excelente, refaccionado, remodelado, antiguo',
  },
  guarantee: {
    none: 'sin garantia, ninguna, ninguno, no, none, nao',
    deposit: 'deposito, un deposito, deposito de garantia, deposit, caucao, un mes, dos meses',
    guarantor: 'garante, con garante, guarantor, codeudor, fiador',
    insurance: 'seguro, seguro de caucion, insurance, seguro fianca',
  },
}
const flagWords = {
  true: 'si, s, yes, y, true, verdadero, 1, x, sim, incluido, incluida, acepta, ok',
  false: 'no, n, false, falso, 0, nao, sin, no acepta',
}

/** Of each that are to choose from: their codes. */
export const choiceCodes: Partial<Record<MappedField, readonly string[]>> = {
  propertyType: propertyTypes,
  transactionType: transactionTypes,
  stage: stages,
  guarantee: guarantees,
  status: importStatuses,
  currency: currencies,
  ...Object.fromEntries(flagFields.map((field) => [field, ['true', 'false']])),
}

function siteNames(field: MappedField): Record<string, string>[] {
  return languages.map((language) => {
    const w = words(language)
    if (field === 'propertyType') return w.listings.types
    if (field === 'transactionType') return w.listings.transactions
    return {}
  })
}

function tableOf(field: MappedField): Map<string, string> {
  const codes = choiceCodes[field] ?? []
  const isFlag = flagFields.some((one) => one === field)
  const given: Record<string, string> = isFlag ? flagWords : (lists[field] ?? {})
  const table = new Map<string, string>(codes.map((code) => [headerKey(code), code]))
  for (const [code, list] of Object.entries(given))
    for (const word of list.split(',')) table.set(choiceKey(word), code)
  for (const names of siteNames(field))
    for (const code of codes) if (names[code]) table.set(choiceKey(names[code]), code)
  return table
}

const tables = new Map<MappedField, Map<string, string>>()

/** The code that is meant, by the whole text or else by the longest known words in it. */
export function choiceOf(field: MappedField, text: string): string | undefined {
  const table = tables.get(field) ?? tableOf(field)
  tables.set(field, table)
  const key = choiceKey(text)
  const exact = table.get(key)
  if (exact !== undefined || field === 'currency' || flagFields.some((one) => one === field)) return exact
  const parts = key.split(' ').slice(0, 12)
  for (let length = Math.min(4, parts.length); length > 0; length--)
    for (let from = 0; from + length <= parts.length; from++) {
      const found = table.get(parts.slice(from, from + length).join(' '))
      if (found !== undefined && parts.slice(from, from + length).join('').length > 2) return found
    }
  return undefined
}
