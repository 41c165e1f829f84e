import { fold } from '#shared/core/text.ts'

/* Words of three languages as what they mean alike, so that a question is found by its sense. */

/** The beginnings of words, folded: longest match wins. */
const same = `
  alquil arrend rent renta alug locac
  duen propiet owner landlo locador dono dona proprie
  inquil tenant locatar arrendat
  compr adquir buy buying buyer purch
  vend venta sell sale
  deposi garanti fianza cauci caucao depos
  garante fiador guarant aval codeud cosign
  contra lease
  impues tax taxes taxed imposto tribut irp fiscal
  iva vat
  escriban escribi notar tabeli cartor
  escritu escritura deed
  titul title
  credit presta hipote mortga loan emprest credito
  financ
  banco bank bancari
  interes rate juro tasa taxa
  cuota instal parcel prestac mensual
  expens condom hoa
  mascot perro gato pet pets dog dogs cat cats animal cachor
  rescin rescis romper irme leave break early antes anticip sair salir terminar termin cancel
  preavis notice aviso-previo
  extran foreig estran expat
  reside live living vivir vivo viv moro morar migra immig visa radica
  nacion citizen cidad
  fronte border
  terren lote lots lot land plot loteam
  arregl repar repair fix conser consert
  aument subir suba subio sube increa raise reajus ajust
  desalo evict despej echar expuls kick
  heren suces inheri hered heranc invent fallec murio died dies
  docume papel papers paper document
  requis requir need
  comisi commis comiss honora corretag
  pozo planta preven constr obra build
  independ autonom freelan contractor
  recibo payslip holeri contrach
  entreg deliver handover
  desarr develo constructor incorpor
  estafa scam fraud golpe trucho engan
  publica anunci post listing advert
  saco apag apago excluir sacar sacas quito quitar quita remove delet elimin borra borro cerrar cierro baja pausar pauso pause
  mueble amobla amuebl furnit
  perdi pierd extravi lost lose
  traer llevar importar aduana customs bring alfandeg
  gasto gastar costo custo expense upkeep manten mainta running
  vacia vacio vacan empty vazi desocup
  anual anuale ano year yearly
  guard save salvar favorit corazon heart
  quiebr fund bankrup fali insolv
  busqued busca buscas search searches alert alertas alerta
  import importar migrar portal
  check verify verific revis controlar fijar cuidad confer
  herman brother sister sibling irmao irma
  tarda demora demor plazo prazo
  atras late delay moroso morosa
  cerrad gated closed fechad
  foto photo pictur imagen
  sena reserva senal earnest sinal arras
  pagar pago pay paid paying payment paga
  firma sign assin
  poder attorney procur represent
  marido esposo espos spouse husband wife conjuge divorc casad married separ
  hijo hija child children kids filho menor
  seguro insur
  luz electric energia ande
  agua water essap
  vecin neighb vizinh
  ruido noise barulh music fiesta party
  mudar mudanz move moving mudanc
  llave key keys chave
  dolar dollar usd moneda currency moeda guarani
  efectivo cash contado dinheiro vista
  transfer wire girar
  lavado launder origen origin origem
  agencia inmobil agency realt broker imobil corretor
  visit view viewing ver
  negoci haggle regate descuen discount rebaj pechin
  juicio court lawsuit demand judge juez justica
  abogad lawyer advogad
  contador accoun
  catastr cadast
  mensura survey agrimen topograf
  municip council prefeit
  sociedad company empresa firm
  renov renew prorrog
  subalq sublet subloc
  amoblad furnish mobilia
  airbnb tempor short-term noche nightly
  rinde rentab yield return retorno rende
  invert invers invest
  valoriz plusval apprec
  deuda debt divida embarg lien gravam
  registr register
  certif certific
  posesi possess squat usucap posse
  usufru
  copropi ph horizon
  reglam rules regulat bylaw
  parking cochera garage estacion vaga
  permis permit licen habilit alvara
  inund flood alag enchent
  humed damp mold leak goter filtrac umidad
`
const concepts = same
  .trim()
  .split('\n')
  .flatMap((line, concept) =>
    line
      .trim()
      .split(' ')
      .map((start) => [start, `#${concept}`] as const),
  )
const byStart = new Map(concepts)
const shortest = 3
const longest = Math.max(...concepts.map(([start]) => start.length))
/** Letters that tell words apart: "escriturar" and "escritura" are one. */
const stemLength = 6

/** Words that any question has. */
const idle = new Set(
  'tiver tiverem tenga tengan tuviera tenes que los las una uno unos unas por con del sin mas muy son fue hay the and for can how you are was not any all who why has did get its esta estan est esa ese nos les sus mis tus dos yo mi me te le lo la el de en es un se si no al y o e a u i my we our us it is be do to in on of or if at an as so by voy dar nao uma um com seu sua tem sao foi ele ela para como cuando cuanto cuanta cuantos cuantas donde quien quienes cual cuales porque sobre entre hasta desde tiene tienen tengo hace hacer hago haria puedo puede pueden podria podemos debo deberia quiero quisiera saber algo este esto esos esas estas estos otro otra otros otras mismo misma solo tambien pero cada todo todos todas toda what when where which does have want would should could about there their with from that this them they then than just only quero posso pode podem onde qual quais isso esse essa este minha meu meus minhas favor hola gracias seria seran siendo despues mejor ahora aqui aca mucho mucha muchos muchas menos pasa pasar paso parte pasan ser estar tener haber ir va van vas fui sea sean bien mal bueno buena algun alguna algunos algunas alguien nada nadie siempre nunca casi usual normal found villa barrio bairro diferencia difference diferenca look later place places lugar cosa tipo cosa cosas hay ya aun todavia tan tanto si cuesta cuestan sale cuesto cost costs much many quanto quanta quantos quantas custa custam preciso precisa necesito necesita need needs tenho temos vou eu voce vc ao da do dos das na no nas nos em ou mas pra pro paraguay paraguai asuncion casa casas depto departamento departamentos propiedad inmueble inmuebles vivienda viviendas house home homes apartment apartments flat property imovel imoveis apartamento gente persona people someone usted ustedes vos tu alla ahi alli entonces luego please hi hello hey really happens happen acontece acontecer significa quiere decir mean means after before during work works here funciona funcionan'.split(
    ' ',
  ),
)

function conceptOf(word: string): string {
  for (let length = Math.min(word.length, longest); length >= shortest; length--) {
    const found = byStart.get(word.slice(0, length))
    // A short beginning is a word of its own: "pet", "ver".
    if (found && (length > shortest || word.length <= shortest + 1)) return found
  }
  return word.slice(0, stemLength)
}

/** What several words mean as one. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\boff[- ]plan\b|\bpre[- ]construction\b|\bpre[- ]?sale\b/g, 'preventa'],
  [/\bpor mi cuenta\b|\bself[- ]employed\b|\bpor conta propria\b|\bcuenta propia\b/g, 'independiente'],
]

/** What a text is about, each once. */
export function conceptsOf(text: string): string[] {
  const folded = phrases.reduce((said, [phrase, word]) => said.replaceAll(phrase, word), fold(text))
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word.length >= shortest && !idle.has(word))
  return [...new Set(words.map(conceptOf))]
}
