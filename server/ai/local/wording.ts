import { inSpanish } from '#server/ai/guarani.ts'
import { spelled } from '#server/ai/misspelt.ts'
import { fold } from '#shared/core/text.ts'
import { corrector } from '#shared/search/sentence/spelling/typos.ts'

/** Characters. */
export const maxRead = 400

const keywords =
  'precio precios cuesta cuestan cuanto cuantos cuantas vale valor metros metro cuadrado cuadrados superficie dormitorio dormitorios habitacion habitaciones banos cochera cocheras alquiler alquilar rentabilidad rendimiento barrio ubicacion direccion comparar compara comparables parecidas parecidos visitar visita contactar contacto comodidades mercado promedio estimar barato barata baratos baratas segundo segunda primero primera tercero tercera cuarta quinta ultimo ultima grande pileta guaranies dolares dolar price prices bedrooms bathrooms square meters location address similar compare visit contact cheaper cheapest largest second third fourth return rent estimate worth average'.split(
    ' ',
  )
const known = new Set([
  ...keywords,
  ...'pricey valer comparto compartir comparti compartido compartida compartilhar compartilho predio predios precioso comprarle comprarles comprarme comprarnos alquilarle alquilarme alquilarnos venderle venderles pagarle pagarles comprarla comprarlo comprarlas comprarlos comprada comprado alquilarla alquilarlo quintal quintais primeros primeras segundos segundas terceros ultimos ultimas grandes comparado comparada comparalas comparalos comparala comparalo compararlas compararlos direcciones ubicaciones alquileres alquilan alquila alquilo alquilaria alquilarian alquilaba rinden visitarla visitarlo visitas contactos barrios precisa habitados parecido parecida similares similarly returned rented rental compared comparing cheap large largely thirds casas casa precisa preciso cuarto cuartos quinta valle valga cuenta cuentas cuestion banco bancos metropolitano alquilado alquilada alugado direction visto vista vistas barra barril contrato comprar compra comparte marcado cuando cuanta cual cuales resto directa direccionar dolor rental rented returns rents private praise worthy where there contract contracts contractor contractors contratar contratan contrate contratista contratos contrast constant contestar contestan contesta contesto contento contenta contando contar contexto compre compren compras compro comprado compania companias companero companera compacto compacta compatible compatibles comporta computar cooperar comparten comparta comparto guarantee guarantees guaranteed banks bands donar donado doblar dotar previo previa previos previas previous precious preciosa preciosas precario premio premios prefacio precisas precisos precisan prime prince prize pride princesa primaria primario primavera prometido prometida habilitacion cuidados cuidado quita quitar quinto quintos quieta cuentan cuento cuenten carta cartas cuarenta conectar conectado conducto seguido seguida seguidos seguidas marcados marcador mercader merecido metio barro barros baraja bajos bonos valora valoran vapor canto cantos vario varios varia partidas partidos declares estirar esticar simular superficial perimetro paleta regimiento ternera ternero agitacion hipotetica batata grade directions seconds seguidores escribio parecio parecia parece parecen pareceria aprecio aprecios'.split(
    ' ',
  ),
])
const correct = corrector(keywords, known)

/** Portuguese: "quanto fica um apartamento". */
const staysAt = / cuanto ficam?(?= (?:um|uma|o|a|os|as|por|mais|ali|la|no|na) )/

/** Folded, without punctuation, typos corrected, a space at both ends. */
export function wordingOf(text: string): string {
  const words = fold(text.replaceAll('²', '2'))
    .replace(/[^\p{L}\p{N}$₲%#.,]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .split(' ')
    .filter(Boolean)
  const corrected = ` ${words.map((word) => correct(word) ?? spelled(word)).join(' ')} `
  return inSpanish(corrected.replace(staysAt, ' cuanto custa'))
}
