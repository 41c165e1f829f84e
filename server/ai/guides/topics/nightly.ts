import type { Topic } from '#server/ai/guides/topic.ts'
import { f } from '#shared/guides/facts/facts.ts'

/* What nightly lets take in, by the city that is named. */

const nightly = {
  es: 'airbnb|booking|(por|la) noche|por (dia|dias|temporada)|temporari[oa]s?|alquiler(es)? temporal(es)?',
  en: 'airbnb|booking|short (term|stay|let)s?|nightly|vacation rentals?|holiday lets?',
  pt: 'airbnb|booking|temporada|por (noite|dia)|diarias?',
} as const
const earns = {
  es: 'conviene|rinde|rentable|vale la pena|deja|dejan|gan(ar|o|a|as|aria)|sac(ar|o|a|as|aria)|negocio|ocupacion|factur*|ingres*|cobr*|piden|carnaval|verano|temporada (alta|baja)|solo en|todo el ano|invertir|inversion|cuanto (da|haria)',
  en: 'worth|earn*|make|makes|occupancy|profitable|income|busy|summer|revenue|invest*|returns?',
  pt: 'vale a pena|compensa|rende|rendem|ganh*|ocupacao|lucr*|fatur*|verao|carnaval|o ano todo|investir|investimento',
} as const

const aboutPlace = (place: string) => ({
  es: [`!(${nightly.es}) & (${earns.es}) & (${place})`],
  en: [`!(${nightly.en}) & (${earns.en}) & (${place})`],
  pt: [`!(${nightly.pt}) & (${earns.pt}) & (${place})`],
})

const {
  shortStaySanBernardino: lake,
  shortStayEncarnacion: river,
  shortStayCde: border,
  shortStayLuque: airport,
} = f
const guide = { guide: 'investing', section: 'shortStay' } as const

export const nightlyTopics = {
  shortStaySanBernardino: {
    ...guide,
    about: aboutPlace('san ?bernardino|san ?ber|sanber'),
    answer: {
      es: `San Bernardino es un lugar de veraneo: lo usual es que se llene en verano y en feriados largos y baje el resto del año. En el promedio del año los avisos por noche cobran unos ${lake.night} la noche y se ocupan ${lake.occupancy} del tiempo: cerca de ${lake.month} al mes, antes de limpieza, plataforma, servicios e impuestos (en Asunción, ${f.shortStay.occupancy} y ${f.shortStay.month}). Mes por mes no lo tengo: hacé la cuenta con el año entero.`,
      en: `San Bernardino is a summer town: it usually fills up in summer and on long weekends and drops the rest of the year. On average over the year nightly lets charge about ${lake.night} a night and are occupied ${lake.occupancy} of the time: about ${lake.month} a month, before cleaning, platform, utilities and taxes (in Asunción, ${f.shortStay.occupancy} and ${f.shortStay.month}). I have no figures by month: reckon with the whole year.`,
      pt: `San Bernardino é um lugar de veraneio: o usual é encher no verão e nos feriados prolongados e cair no resto do ano. Na média do ano os anúncios por noite cobram uns ${lake.night} a noite e ficam ocupados ${lake.occupancy} do tempo: cerca de ${lake.month} por mês, antes de limpeza, plataforma, serviços e impostos (em Assunção, ${f.shortStay.occupancy} e ${f.shortStay.month}). Mês a mês não tenho: faça a conta com o ano inteiro.`,
    },
  },
  shortStayEncarnacion: {
    ...guide,
    about: aboutPlace('encarnacion'),
    answer: {
      es: `En Encarnación lo usual es que lo fuerte sea el verano, con la playa y el carnaval. En el promedio del año los avisos por noche cobran unos ${river.night} la noche y se ocupan ${river.occupancy} del tiempo: cerca de ${river.month} al mes, antes de limpieza, plataforma, servicios e impuestos; en Asunción son ${f.shortStay.occupancy} y ${f.shortStay.month}. Mes por mes no lo tengo: comparalo con el alquiler mensual del mismo departamento todo el año.`,
      en: `In Encarnación summer is usually the strong season, with the beach and carnival. On average over the year nightly lets charge about ${river.night} a night and are occupied ${river.occupancy} of the time: about ${river.month} a month, before cleaning, platform, utilities and taxes; in Asunción it is ${f.shortStay.occupancy} and ${f.shortStay.month}. I have no figures by month: compare it with the monthly rent of the same flat all year.`,
      pt: `Em Encarnación o usual é que o forte seja o verão, com a praia e o carnaval. Na média do ano os anúncios por noite cobram uns ${river.night} a noite e ficam ocupados ${river.occupancy} do tempo: cerca de ${river.month} por mês, antes de limpeza, plataforma, serviços e impostos; em Assunção são ${f.shortStay.occupancy} e ${f.shortStay.month}. Mês a mês não tenho: compare com o aluguel mensal do mesmo apartamento o ano todo.`,
    },
  },
  shortStayCde: {
    ...guide,
    about: aboutPlace('ciudad del este|cidade do leste|cde'),
    answer: {
      es: `En Ciudad del Este los avisos por noche cobran unos ${border.night} la noche y se ocupan ${border.occupancy} del tiempo: cerca de ${border.month} al mes, antes de limpieza, plataforma, servicios e impuestos; en Asunción son ${f.shortStay.occupancy} y ${f.shortStay.month}. Comparalo con el alquiler mensual del mismo departamento y mirá si el edificio lo permite.`,
      en: `In Ciudad del Este nightly lets charge about ${border.night} a night and are occupied ${border.occupancy} of the time: about ${border.month} a month, before cleaning, platform, utilities and taxes; in Asunción it is ${f.shortStay.occupancy} and ${f.shortStay.month}. Compare it with the monthly rent of the same flat and check that the building allows it.`,
      pt: `Em Ciudad del Este os anúncios por noite cobram uns ${border.night} a noite e ficam ocupados ${border.occupancy} do tempo: cerca de ${border.month} por mês, antes de limpeza, plataforma, serviços e impostos; em Assunção são ${f.shortStay.occupancy} e ${f.shortStay.month}. Compare com o aluguel mensal do mesmo apartamento e veja se o prédio permite.`,
    },
  },
  shortStayLuque: {
    ...guide,
    about: aboutPlace('luque|aeropuerto|airport|conmebol'),
    answer: {
      es: `En Luque los avisos por noche cobran unos ${airport.night} la noche y se ocupan ${airport.occupancy} del tiempo: cerca de ${airport.month} al mes, antes de limpieza, plataforma, servicios e impuestos; en Asunción son ${f.shortStay.occupancy} y ${f.shortStay.month}. Ayuda estar cerca del aeropuerto o de los eventos. Comparalo con el alquiler mensual del mismo departamento y mirá si el edificio lo permite.`,
      en: `In Luque nightly lets charge about ${airport.night} a night and are occupied ${airport.occupancy} of the time: about ${airport.month} a month, before cleaning, platform, utilities and taxes; in Asunción it is ${f.shortStay.occupancy} and ${f.shortStay.month}. Being near the airport or the events helps. Compare it with the monthly rent of the same flat and check that the building allows it.`,
      pt: `Em Luque os anúncios por noite cobram uns ${airport.night} a noite e ficam ocupados ${airport.occupancy} do tempo: cerca de ${airport.month} por mês, antes de limpeza, plataforma, serviços e impostos; em Assunção são ${f.shortStay.occupancy} e ${f.shortStay.month}. Ajuda estar perto do aeroporto ou dos eventos. Compare com o aluguel mensal do mesmo apartamento e veja se o prédio permite.`,
    },
  },
} as const satisfies Record<string, Topic>
