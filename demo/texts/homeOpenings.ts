import type { Property } from '#demo/property/property.ts'
import { barrio, figures, grouped, many, of, to, upper } from './spanish.ts'
import type { Phrase } from './writer.ts'

const sells = ({ transaction }: Property) => transaction !== 'rent'
const isNew = ({ yearBuilt, thisYear, form }: Property) =>
  form !== 'presale' && yearBuilt !== null && thisYear - yearBuilt <= 1
const isOld = ({ yearBuilt, thisYear }: Property) => yearBuilt !== null && thisYear - yearBuilt >= 22

export const flatOpenings: readonly Phrase[] = [
  (p) =>
    p.form === 'plain' &&
    `Departamento de ${many(p.bedrooms, 'bedroom')} y ${p.area} m², a pocas cuadras ${of(p.near)}.`,
  (p) =>
    p.form === 'plain' &&
    p.floor !== null &&
    p.floor >= 5 &&
    `Piso ${p.floor}, vista abierta y buena brisa: un departamento de ${many(p.bedrooms, 'bedroom')} para quedarse.`,
  (p) =>
    p.form === 'plain' &&
    p.floor !== null &&
    p.floor <= 2 &&
    `Departamento de ${many(p.bedrooms, 'bedroom')} en ${p.floor === 1 ? 'primer' : 'segundo'} piso, ideal para quien prefiere no depender tanto del ascensor.`,
  (p) =>
    p.form === 'plain' &&
    isNew(p) &&
    `A estrenar: ${p.area} m² bien pensados, con ${many(p.bedrooms, 'bedroom')} y terminaciones que todavía huelen a nuevo.`,
  (p) =>
    p.form === 'plain' &&
    p.bedrooms >= 3 &&
    `${p.area} m² que se sienten como casa: ${many(p.bedrooms, 'bedroom')}, ${many(p.bathrooms, 'bathroom')} y un estar amplio.`,
  (p) =>
    p.form === 'plain' &&
    p.bedrooms === 1 &&
    `Un dormitorio cómodo para una persona o una pareja, en ${p.area} m² sin rincones perdidos.`,
  (p) =>
    p.form === 'plain' &&
    p.bedrooms === 2 &&
    `Dos dormitorios, ${p.area} m² y una distribución clara: lo social adelante, lo privado atrás.`,
  (p) =>
    p.form === 'plain' &&
    p.byOwner &&
    sells(p) &&
    `Vendo mi departamento de ${many(p.bedrooms, 'bedroom')} en ${barrio(p.market)} porque la familia creció y necesitamos patio.`,
  (p) =>
    p.form === 'plain' &&
    p.byOwner &&
    !sells(p) &&
    `Alquilo directo, sin intermediarios, departamento de ${many(p.bedrooms, 'bedroom')} en ${barrio(p.market)}.`,
  (p) =>
    p.form === 'plain' &&
    !p.byOwner &&
    isOld(p) &&
    `Edificio de los de antes, con ambientes grandes y techos altos: ${p.area} m² que hoy ya no se construyen.`,
  (p) =>
    p.form === 'plain' &&
    p.transaction === 'both' &&
    `Se vende o se alquila este departamento de ${p.area} m², con ${many(p.bedrooms, 'bedroom')} y ${many(p.bathrooms, 'bathroom')}.`,
  (p) =>
    p.form === 'plain' &&
    `${upper(many(p.bedrooms, 'bedroom'))} en ${barrio(p.market)}, ${p.area} m² y ${p.bathrooms > 1 ? many(p.bathrooms, 'bathroom') : 'un baño completo'}.`,
  (p) =>
    p.form === 'studio' &&
    `Monoambiente de ${p.area} m² cerca ${of(p.near)}, resuelto hasta el último placard.`,
  (p) => p.form === 'studio' && `Todo en ${p.area} m²: cama, estar, cocina y baño con lugar para moverse.`,
  (p) =>
    p.form === 'studio' &&
    sells(p) &&
    `Monoambiente pensado para renta: ${p.area} m² en una zona donde los chicos se alquilan en días.`,
  (p) =>
    p.form === 'studio' &&
    !sells(p) &&
    `Monoambiente listo para entrar, para quien trabaja o estudia cerca ${of(p.near)}.`,
  (p) =>
    p.form === 'studio' &&
    `Chico, práctico y bien ubicado: así es este monoambiente ${of(barrio(p.market))}.`,
  (p) =>
    p.form === 'presale' &&
    `Preventa en pozo con entrega prevista para ${p.yearBuilt}: ${many(p.bedrooms, 'bedroom')} en ${p.area} m².`,
  (p) =>
    p.form === 'presale' &&
    `Departamento en pozo en ${barrio(p.market)}: se firma hoy a precio de obra y se recibe en ${p.yearBuilt}.`,
  (p) =>
    p.form === 'presale' &&
    `La obra se entrega en ${p.yearBuilt}; todavía hay unidades de ${figures(p.bedrooms, 'bedroom')} a elegir en distintos pisos.`,
]

export const penthouseOpenings: readonly Phrase[] = [
  (p) => `Penthouse de ${p.area} m² en el piso ${p.floor}, con terraza propia y la ciudad a los pies.`,
  (p) => `Último piso, ${many(p.bedrooms, 'bedroom')} y una terraza donde entra toda la familia un domingo.`,
  (p) => `Arriba de todo, en el piso ${p.floor}: ${p.area} m² con luz de los cuatro costados.`,
  () => `Un penthouse para vivir en altura sin renunciar al asado: la terraza es parte de la casa.`,
  (p) =>
    isNew(p) &&
    `A estrenar, en el piso más alto: ${p.area} m², ${many(p.bedrooms, 'bedroom')} y vista que nadie va a tapar.`,
  (p) =>
    `Penthouse con ${many(p.bathrooms, 'bathroom')} y ${many(p.parking, 'car')}, a minutos ${of(p.near)}.`,
]

export const houseOpenings: readonly Phrase[] = [
  (p) =>
    p.form === 'plain' &&
    `Casa de ${many(p.bedrooms, 'bedroom')} sobre un terreno de ${grouped(p.plot ?? 0)} m², con ${p.area} m² construidos.`,
  (p) =>
    p.form === 'plain' &&
    isOld(p) &&
    `Casa de las de antes: ladrillo, tejas, ${p.area} m² cubiertos y un patio con sombra.`,
  (p) =>
    p.form === 'plain' &&
    isNew(p) &&
    `Casa a estrenar de ${p.area} m², moderna, fresca y lista para mudarse.`,
  (p) =>
    p.form === 'plain' &&
    p.byOwner &&
    sells(p) &&
    `Vendo la casa donde crecieron mis hijos: ${many(p.bedrooms, 'bedroom')}, ${many(p.bathrooms, 'bathroom')} y lugar para todos.`,
  (p) =>
    p.form === 'plain' &&
    p.byOwner &&
    !sells(p) &&
    `Alquilo casa en ${barrio(p.market)}, trato directo con el dueño.`,
  (p) =>
    p.form === 'plain' &&
    p.bedrooms >= 4 &&
    `Una casa para familia grande: ${many(p.bedrooms, 'bedroom')}, ${many(p.bathrooms, 'bathroom')} y ambientes que se separan bien.`,
  (p) =>
    p.form === 'plain' &&
    p.bedrooms === 2 &&
    (p.plot ?? 0) >= 240 &&
    `Casa chica y cómoda, de ${many(2, 'bedroom')}, en un terreno de ${grouped(p.plot ?? 0)} m² que deja crecer.`,
  (p) =>
    p.form === 'plain' && `A minutos ${of(p.near)}, casa de una familia con ${p.area} m² cubiertos y patio.`,
  (p) =>
    p.form === 'plain' &&
    p.market.city !== 'Asunción' &&
    `Casa en ${barrio(p.market)}${p.market.neighborhood === 'Centro' ? ' de' : ','} ${p.market.city}: ${many(p.bedrooms, 'bedroom')} y patio de verdad.`,
  (p) =>
    p.form === 'plain' &&
    p.transaction === 'both' &&
    `Se ofrece en venta o en alquiler esta casa de ${p.area} m² y ${many(p.bedrooms, 'bedroom')}.`,
  (p) =>
    p.form === 'duplex' &&
    `Dúplex de ${many(p.bedrooms, 'bedroom')}: abajo la vida social, arriba el descanso.`,
  (p) =>
    p.form === 'duplex' && `Dúplex de ${p.area} m² en dos plantas, con patio propio y entrada independiente.`,
  (p) =>
    p.form === 'duplex' &&
    isNew(p) &&
    `Dúplex a estrenar, con ${many(p.bedrooms, 'bedroom')} y cocina abierta al patio.`,
  (p) =>
    p.form === 'duplex' &&
    `El paso justo entre departamento y casa: dúplex con ${many(p.bathrooms, 'bathroom')} y patio.`,
  (p) => p.form === 'duplex' && `Dúplex cerca ${of(p.near)}, fácil de mantener y fácil de querer.`,
  (p) =>
    p.form === 'duplex' &&
    p.byOwner &&
    `Dueño directo: dúplex de ${p.area} m² bien cuidado, con los papeles al día.`,
  (p) =>
    p.form === 'weekend' &&
    `Casa quinta en ${grouped(p.plot ?? 0)} m² de verde, para pasar el fin de semana o quedarse a vivir.`,
  (p) =>
    p.form === 'weekend' &&
    `Quinta con ${many(p.bedrooms, 'bedroom')} y lugar para recibir a todos, cerca ${of(p.near)}.`,
  (p) =>
    p.form === 'weekend' &&
    `Salir de Asunción un viernes y llegar acá: ${grouped(p.plot ?? 0)} m² de parque y una casa fresca.`,
  (p) =>
    p.form === 'gated' &&
    `Casa en barrio cerrado, ${p.area} m² cubiertos y un terreno de ${grouped(p.plot ?? 0)} m².`,
  (p) =>
    p.form === 'gated' &&
    `Barrio cerrado, guardia y calles internas: una casa de ${many(p.bedrooms, 'bedroom')} donde los chicos salen solos a jugar.`,
]

export const condoOpenings: readonly Phrase[] = [
  (p) => `Condominio cerrado de pocas unidades: esta tiene ${p.area} m² y ${many(p.bedrooms, 'bedroom')}.`,
  () => `Vivienda en condominio, con la independencia de una casa y los gastos de un departamento.`,
  (p) =>
    `En un condominio cerrado cerca ${of(p.near)}, unidad de ${many(p.bedrooms, 'bedroom')} y ${many(p.bathrooms, 'bathroom')}.`,
  (p) => isNew(p) && `Unidad a estrenar dentro de un condominio nuevo: ${p.area} m² en dos plantas.`,
  (p) => p.byOwner && `Ofrezco mi casa en condominio, ${p.area} m², sin intermediarios.`,
  (p) =>
    `Para quien quiere seguridad sin vivir en altura: condominio con acceso único y ${many(p.bedrooms, 'bedroom')} por unidad.`,
  (p) => `Casa en condominio, a diez o quince minutos ${of(p.near)} según la hora.`,
  (p) => `Un condominio chico, de vecinos que se saludan, con acceso rápido ${to(p.near)}.`,
]
