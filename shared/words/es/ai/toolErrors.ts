import type { ErrorCode } from '#shared/core/errors.ts'

interface Told {
  error: string
  /** What to do now. */
  remedy: string
}
type ProblemName =
  | 'missing_argument'
  | 'wrong_type'
  | 'out_of_range'
  | 'not_a_choice'
  | 'unknown_argument'
  | 'unknown_tool'
  | 'needs'
  | 'wrong_order'
  | 'duplicate_id'
  | 'bad_polygon'
  | 'unknown_city'
  | 'unknown_neighborhood'
  | 'unknown_department'
  | 'unknown_landmark'
  | 'unplaced_landmark'
type Tell = (argument: string, detail: string) => Told

const named = (detail: string) => {
  const [name = '', ...alike] = detail.split('|')
  return { name, alike: alike.length > 0 ? ` ¿Será ${alike.map((one) => `«${one}»`).join(' o ')}?` : '' }
}

const problems: Record<ProblemName, Tell> = {
  missing_argument: (argument, detail) => ({
    error: `Falta «${argument}».`,
    remedy: `Llamá de nuevo con «${argument}» (${detail}).`,
  }),
  wrong_type: (argument, detail) => ({
    error: `«${argument || 'arguments'}» no tiene el tipo que hace falta (${detail}).`,
    remedy: `Mandá «${argument || 'arguments'}» como dice el esquema de la herramienta; los números, sin separador de miles.`,
  }),
  out_of_range: (argument, detail) => ({
    error: `«${argument}» está fuera de sus límites (${detail}).`,
    remedy: `Mandá «${argument}» ${detail}.`,
  }),
  not_a_choice: (argument, detail) => ({
    error: `«${argument}» no es una de las opciones.`,
    remedy: `Elegí una de estas: ${detail}.`,
  }),
  unknown_argument: (argument, detail) => ({
    error: `Esta herramienta no tiene el argumento «${argument}», o lo recibió dos veces.`,
    remedy: `Usá una sola vez cada uno de estos: ${detail}.`,
  }),
  unknown_tool: (argument, detail) => ({
    error: `No hay una herramienta «${argument}».`,
    remedy: `Usá una de estas: ${detail}.`,
  }),
  needs: (argument, detail) => ({
    error: argument ? `«${argument}» solo no alcanza.` : 'Faltan argumentos.',
    remedy: `Mandá también ${detail}.`,
  }),
  wrong_order: (argument, detail) => ({
    error: `«${argument}» es mayor que «${detail || 'su máximo'}».`,
    remedy: 'Intercambialos, o dejá solo uno de los dos.',
  }),
  duplicate_id: (argument) => ({
    error: `El mismo aviso está dos veces en «${argument}».`,
    remedy: 'Mandá de dos a cinco avisos distintos, cada uno una vez.',
  }),
  bad_polygon: (argument) => ({
    error: `«${argument}» no es un área.`,
    remedy: 'Mandá sus esquinas: [{"latitude": -25.28, "longitude": -57.57}, …], de 3 a 100.',
  }),
  unknown_city: (_, detail) => {
    const { name, alike } = named(detail)
    return {
      error: `No conocemos en Paraguay la ciudad «${name}».`,
      remedy: `Revisá el nombre.${alike} count_places sin ciudad dice cuáles hay; un punto de referencia va en «landmarks».`,
    }
  },
  unknown_neighborhood: (_, detail) => {
    const { name, alike } = named(detail)
    return {
      error: `No conocemos el barrio «${name}».`,
      remedy: `Revisá el nombre.${alike} count_places con la ciudad dice cuáles hay; una avenida o un shopping va en «landmarks».`,
    }
  },
  unknown_department: (_, detail) => ({
    error: `No hay un departamento «${named(detail).name}» en Paraguay.`,
    remedy: 'Mandá el nombre del departamento, como «Central» o «Alto Paraná», o usá «city».',
  }),
  unknown_landmark: (_, detail) => ({
    error: `No conocemos el lugar «${detail}».`,
    remedy: 'Escribilo como se lo conoce en Paraguay, o usá «near» con su punto, «neighborhood» o «city».',
  }),
  unplaced_landmark: (_, detail) => ({
    error: `De «${detail}» no conocemos el punto, solo la ciudad.`,
    remedy: 'Pedilo solo, sin otros lugares, o usá «city».',
  }),
}

/** By the codes of the API. */
const remedies: Partial<Record<ErrorCode, string>> = {
  not_found: 'Ya no está o el id no es de un aviso: buscá de nuevo con search_listings y usá el «id» que da.',
  bad_cursor:
    'Mandá «nextCursor» tal como vino y sin otros argumentos, o con los mismos; si no sirve, empezá la búsqueda de nuevo.',
  bad_parameter: 'Quitá de ese texto los caracteres que no se ven (bytes cero, mitades de un carácter).',
  no_comparables: 'No hay avisos con qué comparar: probá con la ciudad, sin barrio, o con otro tipo.',
  too_many_requests: 'Esperá un minuto y llamá de nuevo, con menos llamadas.',
  unavailable: 'Esperá unos segundos y llamá de nuevo una vez.',
  internal: 'Llamá de nuevo una vez; si vuelve a fallar, decile a la persona que ahora no se puede.',
}

export const toolErrors = {
  problems,
  remedies,
  remedy: 'Revisá los argumentos con el esquema de la herramienta.',
}
