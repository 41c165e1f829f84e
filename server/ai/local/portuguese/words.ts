import { portuguese } from '#server/ai/guides/portuguese.ts'
import { words } from '#server/core/words.ts'
import type { Words } from '#shared/words.ts'
import { advice } from './advice.ts'
import { areas } from './areas.ts'
import { explanations } from './explanations.ts'
import { figures } from './figures.ts'
import { followUps } from './followUps.ts'
import { listingReplies } from './listingReplies.ts'
import { moneyAdvice } from './moneyAdvice.ts'
import { offerReplies } from './offerReplies.ts'
import { plural } from './plural.ts'
import { priceAdvice } from './priceAdvice.ts'
import { replies } from './replies.ts'

/** Of answers alone: pages, and titles of guides, which answers link, are in Spanish. */
export function portugueseWords(): Words {
  const spanish = words('es')
  return {
    ...spanish,
    replies,
    listingReplies,
    advice,
    areas,
    explanations,
    figures,
    followUps,
    moneyAdvice,
    priceAdvice,
    guides: { ...spanish.guides, factWords: portuguese },
    offerReplies,
    fieldLabels: { ...spanish.fieldLabels, ...fieldLabels },
    listingFacts: { ...spanish.listingFacts, ...listingFacts },
    listings: { ...spanish.listings, ...listings },
    inbox: { ...spanish.inbox, days: (n) => plural(n, { one: '1 dia', other: `${n} dias` }) },
    search: { ...spanish.search, ...search(spanish) },
    prices: { ...spanish.prices, ...prices(spanish) },
  }
}

const fieldLabels = {
  landArea: 'Área do terreno',
  builtArea: 'Área construída',
  stage: 'Estado da obra',
  deliveryMonth: 'Mês de entrega',
  floor: 'Andar',
  maintenanceFee: 'Condomínio por mês',
  financing: 'Financiamento',
  guarantee: 'Garantia do aluguel',
  acceptsBarter: 'Aceita permuta',
  currentRent: 'Renda atual',
}

const listingFacts = {
  monthNames: [...portuguese.monthNames],
  yes: 'Sim',
  guarantees: { none: 'Sem garantia', deposit: 'Depósito', guarantor: 'Fiador', insurance: 'Seguro-fiança' },
  feeItems: {
    water: 'Água',
    power: 'Luz das áreas comuns',
    gas: 'Gás',
    internet: 'Internet',
    security: 'Segurança',
    cleaning: 'Limpeza',
    elevator: 'Elevador',
    garden: 'Jardim',
    pool: 'Piscina',
    gym: 'Academia',
    taxes: 'Impostos',
    reserve: 'Fundo de reserva',
  },
  vat: { included: 'Incluído no preço', added: 'À parte do preço' },
  groundFloor: 'Térreo',
  noFee: 'Sem condomínio',
  feeIncludes: (fee: string, items: string) => `${fee}, inclui ${items.toLowerCase()}`,
  downPayment: (percent: string) => `entrada de ${percent} %`,
  instalments: (n: number, amount?: string) =>
    `${plural(n, { one: '1 parcela', other: `${n} parcelas` })}${amount ? ` de ${amount}` : ''}`,
  instalmentOf: (amount: string) => `parcelas de ${amount}`,
}

const listings = {
  stages: { off_plan: 'Na planta', under_construction: 'Em construção', new: 'Novo', used: 'Usado' },
  ways: { bank: 'Bancário', own: 'Próprio', afd: 'AFD' },
  types: {
    house: 'Casa',
    apartment: 'Apartamento',
    condo: 'Condomínio',
    penthouse: 'Cobertura',
    land: 'Terreno',
    commercial: 'Ponto comercial',
    office: 'Escritório',
    warehouse: 'Galpão',
    temp_office: 'Escritório temporário',
    virtual_office: 'Escritório virtual',
    coworking: 'Coworking',
  },
  transactions: { sale: 'Venda', rent: 'Aluguel', both: 'Venda e aluguel' },
  kind: {
    sale: (type: string) => `${type} à venda`,
    rent: (type: string) => `${type} para alugar`,
    both: (type: string) => `${type} à venda e para alugar`,
  },
  amenities: {
    pool: 'Piscina',
    quincho: 'Quincho',
    grill: 'Churrasqueira',
    garden: 'Jardim',
    balcony: 'Sacada',
    terrace: 'Terraço',
    furnished: 'Mobiliado',
    pets: 'Aceita animais',
    air_conditioning: 'Ar-condicionado',
    generator: 'Gerador',
    gated: 'Condomínio fechado',
    security: 'Segurança 24 h',
    elevator: 'Elevador',
    gym: 'Academia',
    laundry: 'Lavanderia',
    service_room: 'Dependência de serviço',
    covered_parking: 'Garagem coberta',
    storage: 'Depósito',
    playground: 'Parquinho',
    events_room: 'Salão de festas',
    fiber: 'Fibra óptica',
    solar: 'Painéis solares',
    well: 'Poço artesiano',
    paved: 'Rua asfaltada',
  },
  noPrice: 'Preço a definir',
  bedroomsOf: (n: number) => plural(n, { one: '1 quarto', other: `${n} quartos` }),
  bathroomsOf: (n: number) => plural(n, { one: '1 banheiro', other: `${n} banheiros` }),
  parkingOf: (n: number) => plural(n, { one: '1 vaga', other: `${n} vagas` }),
  peopleOf: (n: number) => plural(n, { one: '1 pessoa', other: `${n} pessoas` }),
}

const search = ({ search: { title, places, fields } }: Words) => ({
  fields: {
    ...fields,
    capacity: 'capacidade',
    bounds: 'área do mapa',
    polygon: 'área desenhada',
  },
  places: {
    ...places,
    within: (name: string, km: string) => `${name} · até ${km}\u00a0km`,
    inStead: (name: string, standIn: string) => `${name}: em ${standIn}`,
    unknownPoint: (name: string, standIn: string) =>
      `de ${name} não sabemos o ponto exato: procuramos em ${standIn}`,
    travel: (minutes: string, km: string, speed: string) =>
      `${minutes} min são ${km} km a ${speed} km/h em linha reta`,
    attribution: 'lugares: © OpenStreetMap contributors',
  },
  title: {
    ...title,
    types: {
      house: 'Casas',
      apartment: 'Apartamentos',
      condo: 'Condomínios',
      penthouse: 'Coberturas',
      land: 'Terrenos',
      commercial: 'Pontos comerciais',
      office: 'Escritórios',
      warehouse: 'Galpões',
      temp_office: 'Escritórios temporários',
      virtual_office: 'Escritórios virtuais',
      coworking: 'Espaços de coworking',
    },
    properties: 'Imóveis',
    featured: 'Imóveis em destaque',
    forKind: { sale: ' à venda', rent: ' para alugar', both: '' },
    inPlace: (place: string) => ` em ${place}`,
  },
})

const prices = ({ prices: { verdict } }: Words) => ({
  perSqm: { sale: 'por m²', rent: 'por m² ao mês' },
  asking: 'São preços pedidos nos anúncios, não preços de fechamento.',
  scopes: {
    neighborhood: 'do mesmo bairro',
    neighbors: 'do bairro e seus vizinhos',
    city: 'de toda a cidade',
    country: 'de todo o país',
  },
  below: (percent: string) => `${percent} abaixo do mercado`,
  above: (percent: string) => `${percent} acima do mercado`,
  even: 'Ao preço do mercado',
  verdict: {
    ...verdict,
    reasons: {
      no_area: 'Este anúncio não diz a área, e sem ela não há preço por m² para comparar.',
      no_price: 'Este anúncio não tem um preço para comparar.',
      room_only: 'É um quarto dentro de uma moradia: não o comparamos com moradias inteiras.',
      price_in_doubt: 'Este preço é tão incomum que não comparamos até que quem anuncia confirme.',
      no_comparables: 'Não há outros anúncios deste tipo com preço e área para comparar.',
      few_comparables:
        'Há menos de cinco anúncios parecidos em tipo, tamanho e lugar: poucos para dizer se o preço é alto ou baixo.',
    },
  },
})
