import type { PropertyType } from '#shared/listings/listingTypes.ts'

interface TypeWords {
  /** Also a room of a home: no second type. */
  isRoomToo?: true
  types: readonly PropertyType[]
  phrases: string
  isSearchWord?: true
}

/** Of offices. */
export const hourlyOffices: readonly PropertyType[] = ['temp_office', 'coworking']

/**
 * "Office" includes types with an address or a desk of one's own; coworking must be named. Studios, lofts,
 * duplexes and country houses have no type: the nearest type filters, and the word ranks.
 */
export const typeWords: readonly TypeWords[] = [
  {
    types: ['apartment'],
    phrases:
      'departamento*, depar, depart, depto*, dpto*, dept*, depa*, dto, apezinho*, apzinho*, apartamentinho*, apartamento*, apto*, apartment*, apt*, appartment, flat*, apart, ap, aps, ape*, wohnung, wohnungen',
  },
  {
    types: ['apartment'],
    isSearchWord: true,
    phrases:
      'monoambiente*, mono ambiente, mono, monoamb, kitnet*, kitnete, quitinete*, depto duplex, departamento duplex, un ambiente, 1 ambiente, semipiso*, semi piso, studio*, loft*',
  },
  {
    types: ['house'],
    phrases:
      'casa*, csa, cas, casita*, casinha*, house*, hous, huse, home*, vivienda*, residencia*, chalet*, townhouse*, cottage*, mansion+, sobrado*, casa* independiente*, haus, hauser, einfamilienhaus, oga, ogai, lakehouse*, lake house*',
  },
  {
    types: ['house'],
    isSearchWord: true,
    phrases:
      'duplex+, duplx, triplex, casona*, cabaña*, bungalow*, cabin*, quinta*, casaquinta*, ferienhaus, casa* de campo, casa* de verano, casa* de fin de semana, quinta* de fin de semana, casa quinta de fin de semana, casa de fim de semana, weekend house*, weekend home*, country house',
  },
  { types: ['apartment'], isSearchWord: true, isRoomToo: true, phrases: 'estudio*' },
  { types: ['condo'], phrases: 'condo*, condominio*, condominium*' },
  {
    types: ['penthouse'],
    phrases:
      'penthouse*, penthouse duplex, pent house, atico*, cobertura em, apto cobertura, apartamento cobertura, ap cobertura, cobertura com, cobertura duplex, cobertura a venda, cobertura para alugar',
  },
  /** Argentine: a unit of a low building; here also short for penthouse. */
  { types: ['apartment', 'penthouse'], isSearchWord: true, phrases: 'ph, phs' },
  {
    types: ['land'],
    phrases:
      'terreno*, lote*, lotecito*, terreninho*, land, plot*, plot of land, lot*, parcela*, flat land, flat lot, flat plot, baldio*, vacant land, terr, grundstuck, grundstucke, yvy',
  },
  {
    types: ['land'],
    isSearchWord: true,
    phrases:
      'loteamiento*, loteo*, fraccionamiento*, tierras, fraccion de campo, establecimiento ganadero, campo*, campo* ganadero*, fazenda*, chacara*, estancia*, chacra*, granja, finca, farm*, ranch+, rancho*, farmland, tierra para, huerta*, area rural, um sitio, sitio com, sitio em, sitio a venda',
  },
  {
    types: ['commercial'],
    phrases:
      'local+, loc, local+ comercial+, salon+ comercial+, comercial+, commercial, commercial space, commercial property, retail, retail space, shop*, storefront, tienda*, negocio, loja*, lojinha*',
  },
  { types: ['commercial'], isSearchWord: true, phrases: 'salon, salones' },
  {
    types: ['office', 'temp_office', 'virtual_office'],
    phrases:
      'oficina*, office*, office space*, espacio de oficina*, um escritorio, sala para consultorio, consultorio*, escritorio em, escritorio para, escritorio pra, escritorio para alugar',
  },
  { types: ['office', 'temp_office', 'virtual_office'], isRoomToo: true, phrases: 'escritorio*' },
  {
    types: ['office', 'commercial'],
    phrases: 'sala comercial, salas comerciais',
  },
  /** Not virtual: with a door. */
  {
    types: ['office', 'temp_office'],
    phrases: 'oficina* privada*, escritorio* privado*, despacho*, private office*',
  },
  {
    types: hourlyOffices,
    isSearchWord: true,
    phrases: 'sala(s) de reuniones, sala de reunion, sala de reuniao, meeting room*',
  },
  {
    types: ['temp_office'],
    phrases: 'oficina* temporal+, oficina temporaria, temporary office, temp office',
  },
  {
    types: ['virtual_office'],
    phrases:
      'oficina* virtual+, virtual office*, direccion fiscal, domicilio fiscal, domicilio legal, fiscal address, business address, endereco fiscal',
  },
  {
    types: ['coworking'],
    phrases:
      'coworking*, co working, cowork, coworking space, need a desk, rent a desk, a desk, desk for, desks for, desk by the month, desk space*, espacio de coworking, hot desk*, shared desk, dedicated desk, shared office, escritorio* compartido*, escritorio fijo, oficina* compartida*, espacio de trabajo',
  },
  {
    types: ['warehouse'],
    phrases: 'galpon+, galpao, galpoes, tinglado*, warehouse*, bodega*, barracao, armazem, nave* industrial+',
  },
]
