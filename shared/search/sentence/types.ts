import type { PropertyType } from '#shared/listings/listingTypes.ts'

interface TypeWords {
  types: readonly PropertyType[]
  phrases: string
  isSearchWord?: true
}

/**
 * "Office" includes types with an address or a desk of one's own; coworking must be named. Studios, lofts,
 * duplexes and country houses have no type: the nearest type filters, and the word ranks.
 */
export const typeWords: readonly TypeWords[] = [
  {
    types: ['apartment'],
    phrases:
      'departamento, departamentos, departamentito, depar, depart, depto, deptos, deptito, dpto, dptos, dept, depts, depa, depas, dto, apartamento, apartamentos, apto, aptos, apartment, apartments, apt, apts, appartment, flat, flats, kitnet, kitnets, kitnete, quitinete, quitinetes, wohnung, wohnungen',
  },
  {
    types: ['apartment'],
    isSearchWord: true,
    phrases:
      'monoambiente, monoambientes, mono ambiente, un ambiente, 1 ambiente, semipiso, semipisos, semi piso, studio, studios, loft, lofts',
  },
  {
    types: ['house'],
    phrases:
      'casa, casas, casita, casitas, house, houses, home, homes, vivienda, viviendas, residencia, residencias, chalet, chalets, townhouse, townhouses, mansion, mansiones, sobrado, sobrados, casa independiente, casas independientes, haus, hauser, einfamilienhaus, oga',
  },
  {
    types: ['house'],
    isSearchWord: true,
    phrases:
      'duplex, duplexes, triplex, casona, casonas, cabaña, cabañas, bungalow, bungalows, cabin, cabins, quinta, quintas, quintita, casaquinta, casaquintas, ferienhaus, casa de campo, casas de campo, casa de verano, casas de verano, country house',
  },
  { types: ['condo'], phrases: 'condo, condos, condominio, condominios, condominium, condominiums' },
  { types: ['penthouse'], phrases: 'penthouse, penthouses, pent house, ph, atico, aticos' },
  {
    types: ['land'],
    phrases:
      'terreno, terrenos, terrenito, lote, lotes, lotecito, land, plot, plots, plot of land, lot, lots, parcela, parcelas, flat land, flat lot, flat plot, baldio, baldios, vacant land, terr, grundstuck, grundstucke, yvy',
  },
  {
    types: ['land'],
    isSearchWord: true,
    phrases:
      'loteamiento, loteamientos, loteo, loteos, fraccionamiento, fraccionamientos, tierras, campo, campos, campo ganadero, campos ganaderos, fazenda, fazendas, chacara, chacaras, estancia, estancias, chacra, chacras, granja, finca, farm, farms, ranch, ranches, rancho, ranchos, farmland',
  },
  {
    types: ['commercial'],
    phrases:
      'local, locales, local comercial, locales comerciales, salon comercial, salones comerciales, comercial, comerciales, commercial, commercial space, commercial property, retail, retail space, shop, shops, storefront, tienda, tiendas, negocio',
  },
  { types: ['commercial'], isSearchWord: true, phrases: 'salon, salones' },
  {
    types: ['office', 'temp_office', 'virtual_office'],
    phrases:
      'oficina, oficinas, oficinita, office, offices, office space, office spaces, espacio de oficina, espacio de oficinas',
  },
  {
    types: ['temp_office'],
    phrases: 'oficina temporal, oficinas temporales, oficina temporaria, temporary office, temp office',
  },
  {
    types: ['virtual_office'],
    phrases: 'oficina virtual, oficinas virtuales, virtual office, virtual offices',
  },
  {
    types: ['coworking'],
    phrases: 'coworking, coworkings, co working, cowork, coworking space, espacio de coworking',
  },
  {
    types: ['warehouse'],
    phrases:
      'galpon, galpones, tinglado, tinglados, warehouse, warehouses, bodega, bodegas, nave industrial, naves industriales',
  },
]
