import { isAsked } from '#server/ai/local/answers/faq.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { findHomes, sayHomes } from '#server/ai/local/answers/homeFigures.ts'
import { sayYield } from '#server/ai/local/answers/homes/yields.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { emptySearch } from '#server/ai/local/conversation/searchState.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import { likeness } from '#server/ai/local/passages/phrasings.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { understandText } from '#server/listings/places/understandText.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import type { Words } from '#shared/words.ts'
import { certainty, type Intent, type QuestionWords, questionWords } from './intent.ts'

type Explanation = keyof Words['explanations']

/** What a word means. */
const terms: Partial<Record<Explanation, QuestionWords>> = {
  duplex: questionWords({ es: 'duplex(?:es)?|triplex', en: '', pt: 'sobrados?' }),
  studio: questionWords({ es: 'monoambientes?', en: 'studios?', pt: 'kitnets?|quitinetes?' }),
  penthouse: questionWords({ es: 'penthouses?|atico', en: '', pt: 'coberturas?' }),
  condominium: questionWords({ es: 'condominios?', en: 'condos?|condominiums?', pt: '' }),
  gated: questionWords({
    es: 'barrios? cerrados?|country|countries',
    en: 'gated communit(?:y|ies)',
    pt: 'condominios? fechados?|bairros? fechados?',
  }),
  ph: questionWords({ es: 'ph|propiedad horizontal', en: '', pt: 'propriedade horizontal' }),
  fees: questionWords({ es: 'expensas', en: 'building fees|hoa fees?', pt: 'taxa de condominio' }),
  quincho: questionWords({ es: 'quinchos?', en: '', pt: '' }),
  storage: questionWords({ es: 'bauleras?', en: '', pt: '' }),
  serviceRoom: questionWords({
    es: 'dependencias?(?: de servicio)?',
    en: 'maids? rooms?|service rooms?',
    pt: 'quarto de empregada',
  }),
  ambientes: questionWords({ es: 'ambientes?', en: '', pt: '' }),
  plot: questionWords({ es: 'lotes?', en: 'lots?', pt: '' }),
  house: questionWords({ es: 'casas?', en: 'houses?', pt: '' }),
  apartment: questionWords({ es: 'deptos?|departamentos?', en: 'apartments?|flats?', pt: 'apartamentos?' }),
}
const asksMeaning = questionWords({
  es: '(?:que|q) (?:es|son|significan?|quiere decir|viene a ser|vendria a ser)(?: (?:eso|esto|lo)? ?(?:de|del|de la))?(?: (?:una?|unos|unas|el|la|los|las|en|ser|tener))?|a que (?:le )?(?:llaman|dicen)|(?:que |cual es la )?diferencias?(?: hay)? entre(?: una?| el| la| los| las)?',
  en: '(?:what|whats|what s) (?:is|are|does|do)?(?: (?:an?|the))?(?: (?:meaning|difference))?(?: (?:of|between))?(?: (?:an?|the))?|difference between(?: an?| the)?',
  pt: 'o que (?:e|sao|significa|quer dizer)(?: (?:um|uma|o|a))?|(?:qual (?:e )?a )?diferenca entre(?: um| uma| o| a)?',
})
const differs = / (?:diferencias?|difference|diferenca)(?= )/
const maxTermWords = 9
const maxMeantWords = 7

/** What the site helps with, or cannot say. */
const matters: Partial<Record<Explanation, QuestionWords>> = {
  trend: questionWords({
    es: '(?:cual|donde|cuales|que (?:zona|barrio|ciudad))(?: \\w+){0,3} (?:subi\\w+|baj\\w+|aument\\w+|valoriz\\w+)(?: \\w+)? mas|(?:como|cuanto)(?: \\w+){0,4} (?:evolucion\\w+|variaron|vario)|(?:tendencia|evolucion|historia|historial)(?: \\w+){0,2} (?:de|del|en) (?:los )?(?:precios?|m2|alquileres)|(?:bajan|suben|bajaran|van a bajar)(?: alguna vez)? los precios',
    en: '(?:which|where)(?: \\w+){0,4} (?:gone up|rose|risen|grew|went up|increased|appreciated)(?: \\w+)? most|(?:price|rent) (?:trends?|history|evolution)|(?:prices|rents)(?: \\w+){0,3} over (?:time|the years|the last)|(?:do|will|are) (?:the )?prices(?: \\w+){0,2} (?:com(?:e|ing) down|go(?:ing)? (?:down|up)|fall(?:ing)?|drop(?:ping)?)',
    pt: '(?:qual|onde)(?: \\w+){0,3} (?:subiu|valorizou|aumentou) mais|(?:tendencia|evolucao|historico)(?: \\w+){0,2} (?:de|dos|do) (?:precos?|m2)',
  }),
  beach: questionWords({
    es: '(?:casas?|deptos?|algo|propiedad\\w*|terrenos?)(?: \\w+){0,3} (?:en la|de|sobre la|frente al|cerca del) (?:playa|mar)',
    en: 'beach ?(?:houses?|homes?|front|apartments?|property)|(?:house|home|place|apartment)s?(?: \\w+){0,3} (?:beach|sea|ocean)',
    pt: '(?:casas?|apartamentos?|imove\\w+)(?: \\w+){0,3} (?:praia|mar)',
  }),
  succession: questionWords({
    es: '(?:vendedora?|duen[oa]|propietari[oa])(?: \\w+){0,2} (?:muere|muri\\w+|fallec\\w+)|sucesion(?:es)?|sucesori[oa]|hereder[oa]s?|herencias?|hered(?:e|o|amos|ar|aron|ada|ado)|fallec\\w+|(?:mi|nuestr[oa]) (?:papa|mama|padre|madre|abuel[oa]|marido|esposa?|ti[oa])(?: \\w+){0,2} (?:murio|dejo)',
    en: '(?:seller|owner|landlord)(?: \\w+){0,2} (?:dies|died|is dead|passes away)|inherit\\w*|heirs?|probate|passed away|deceased|undivided estate',
    pt: 'inventario|heranca|herd(?:ei|ou|eiros?|ar)|falece\\w*|sucessao',
  }),
  scam: questionWords({
    es: '(?:pid\\w+|pagar|pague|pago|mand\\w+|deposit\\w+|transf\\w+|gir\\w+|sen\\w+|adelant\\w+)(?: \\w+){0,8} (?:antes de|sin) (?:ver\\w*|visitar\\w*|conocer\\w*|mostrar\\w*|entrar)|(?:antes de|sin) (?:ver\\w*|visitar\\w*|mostrar\\w*)(?: \\w+){0,5} (?:sena|pag\\w+|deposit\\w+|transf\\w+|plata|giro)|(?:es|sera|parece|huele a|puede ser) (?:una? )?(?:estafa|trucho|cuento del tio)',
    en: '(?:pay|send|wire|deposit|transfer|money)(?: \\w+){0,8} (?:before|without) (?:i |we )?(?:see\\w*|view\\w*|visit\\w*)|(?:is|looks like|could) (?:this|it|that|be) (?:be )?a? ?scam',
    pt: '(?:pag\\w+|mand\\w+|deposit\\w+|transf\\w+|sinal|pix)(?: \\w+){0,8} (?:antes de|sem) (?:ver|visitar|conhecer|mostrar)|(?:e|sera|parece) (?:um )?golpe',
  }),
  verification: questionWords({
    es: '(?:no|nunca|tampoco) (?:me )?(?:lleg|ha lleg)\\w+(?: \\w+){0,4} (?:mail|correo|email|codigo|verificacion|confirmacion|link)|(?:mail|correo|email|codigo|link) de (?:verificacion|confirmacion|activacion)|(?:olvide|olvidé|perdi|recuper\\w+|cambi\\w+|restablecer|resetear)(?: \\w+){0,2} (?:contrasena|clave|password)|no puedo (?:entrar|ingresar|acceder|loguear\\w*|iniciar sesion)',
    en: '(?:verification|confirmation|activation) (?:email|mail|code|link)|(?:forgot|reset|change|lost)(?: \\w+){0,2} password|can ?(?:t|not) (?:log|sign) in|(?:didn t|not|never) (?:get|receive|got)\\w*(?: \\w+){0,3} (?:email|code)',
    pt: '(?:email|e mail|codigo|link) de (?:verificacao|confirmacao)|(?:esqueci|perdi|recuperar|mudar|trocar)(?: \\w+){0,2} senha|nao consigo (?:entrar|acessar)|nao chegou(?: \\w+){0,3} (?:email|e mail|codigo)',
  }),
  erasing: questionWords({
    es: '(?:borr\\w+|elimin\\w+|cerr\\w+|dar de baja|doy de baja|cancel\\w+)(?: \\w+){0,2} (?:cuenta|perfil|usuario|mis datos)',
    en: '(?:delete|remove|close|cancel|erase)(?: \\w+){0,2} (?:account|profile|data)',
    pt: '(?:exclu\\w+|apag\\w+|encerr\\w+|cancel\\w+|delet\\w+)(?: \\w+){0,2} (?:conta|perfil|dados)',
  }),
  flood: questionWords({
    es: '(?:se )?inunda\\w*|inundables?|raudal(?:es)?|se (?:me )?llen[ae] de agua|entre? agua',
    en: 'floods?|flooding|flooded|flood zone',
    pt: 'alag\\w+|inunda\\w*|enchentes?',
  }),
  building: questionWords({
    es: '(?:cuanto|que|precio|costo|presupuesto)(?: \\w+){0,5} (?:construir|construirme|edificar|hacer (?:una|mi) casa|levantar una casa)|(?:costo|precio) de (?:la )?construccion|construir(?: \\w+){0,6} (?:cuanto|sale|cuesta)',
    en: '(?:cost|price|how much)(?: \\w+){0,4} (?:to build|building|construction|of building)',
    pt: '(?:quanto|preco|custo)(?: \\w+){0,4} (?:construir|construcao)',
  }),
  livingCosts: questionWords({
    es: 'costo de vida|(?:cuanto|que)(?: \\w+){0,4} (?:luz|agua|ande|essap|super|supermercado|comida)(?: \\w+){0,2} (?:por mes|mensual|al mes)|cuanto (?:se gasta|cuesta vivir|sale vivir|necesito para vivir)|cuota del? colegio',
    en: 'cost of living|living costs?|how much (?:does it cost|is it|do i need) to live',
    pt: 'custo de vida|quanto (?:custa|preciso para) viver',
  }),
  schools: questionWords({
    es: '(?:buen[oa]s?|mejor(?:es)?|hay|que|cuales)(?: \\w+){0,3} (?:colegios?|escuelas?|jardines de infantes)|(?:colegios?|escuelas?)(?: \\w+){0,2} (?:buen[oa]s?|recomend\\w+|bilingues?|en ingles|internacional(?:es)?)',
    en: '(?:good|best|any|near|close|which|international|english)(?: \\w+){0,3} schools?|schools?(?: \\w+){0,2} (?:good|nearby|around)',
    pt: '(?:boas?|melhor(?:es)?|tem|quais)(?: \\w+){0,3} (?:escolas?|colegios?)|escolas?(?: \\w+){0,2} (?:boas?|perto|internaciona\\w+)',
  }),
  viewing: questionWords({
    es: '(?:que|en que)(?: \\w+){0,3} (?:mir\\w+|revis\\w+|fij\\w+|pregunt\\w+|controlar|chequ\\w+)(?: \\w+){0,6} (?:visit\\w+|(?:al|cuando) (?:ver|voy|vaya)|antes de alquilar)|(?:visit\\w+|al ver)(?: \\w+){0,6} (?:que|en que)(?: \\w+){0,3} (?:mir\\w+|revis\\w+|fij\\w+|pregunt\\w+)',
    en: 'what(?: \\w+){0,4} (?:look (?:for|at|out)|check|ask)(?: \\w+){0,6} (?:view(?:ing)?|visit(?:ing)?|before renting|see (?:a|an|the))|checklist(?: \\w+){0,4} (?:view|visit|rent|buy)\\w*',
    pt: '(?:o que)(?: \\w+){0,3} (?:olh\\w+|verific\\w+|pergunt\\w+|observ\\w+)(?: \\w+){0,6} (?:visit\\w+|antes de alugar)',
  }),
  permits: questionWords({
    es: '(?:se pueden?|puedo|podria|podemos) (?:construir|edificar|levantar|hacer)(?: \\w+){0,3} (?:casas?|duplex|edificio|pisos|departamentos|galpon|pileta|piscina)|(?:permisos?|planos? (?:aprobad\\w+|municipal\\w*)|habilitacion|requisitos|que (?:necesito|hace falta|piden))(?: \\w+){0,5} (?:construir|edificar|ampliar|obra)|(?:construir|edificar|ampliar)(?: \\w+){0,5} (?:permisos?|que (?:necesito|hace falta|piden)|requisitos|municipalidad)',
    en: '(?:can|could) (?:i|we|you) build(?: \\w+){0,4}|(?:permits?|permission|requirements|licen[cs]e|what do i need)(?: \\w+){0,5} (?:build|building|construct|construction|extend|remodel)|(?:build|construct)(?: \\w+){0,5} (?:permits?|what do i need|requirements)',
    pt: '(?:licenca|permissao|alvara|requisitos|o que (?:eu )?preciso)(?: \\w+){0,5} (?:construir|obra|construcao)|construir(?: \\w+){0,4} (?:o que preciso|licenca|alvara|requisitos)',
  }),
  delay: questionWords({
    es: 'garantias?(?: \\w+){0,5} (?:terminen|entreguen|construyan|cumplan|acaben)|(?:constructora|desarrolladora?|desarrollador|obra|edificio|proyecto|entrega|torre)(?: \\w+){0,4} (?:se )?(?:atras\\w+|demor\\w+|retras\\w+|(?<= (?:se|obra) )para(?= )|paraliz\\w+)|(?:atras\\w+|demor\\w+|retras\\w+)(?: \\w+){0,4} (?:entrega|obra|edificio|constructora|desarrolladora)',
    en: 'guarantees?(?: \\w+){0,6} (?:finish\\w*|deliver\\w*|built|complet\\w+)|(?:developer|builder|building|project|delivery|handover|construction|completion|tower)(?: \\w+){0,4} (?:late|delay\\w*|behind schedule|stops?|stalls?)|(?:late|delay\\w*)(?: \\w+){0,4} (?:developer|builder|building|project|delivery|handover|construction)',
    pt: 'garantias?(?: \\w+){0,5} (?:terminem|entreguem|construam|cumpram)|(?:construtora|incorporadora|obra|predio|projeto|entrega)(?: \\w+){0,4} (?:atras\\w+|demor\\w+|(?<= obra )para(?= ))|atras\\w+(?: \\w+){0,4} (?:entrega|obra|predio|construtora)',
  }),
  hectare: questionWords({
    es: '(?:cuant[oa]s (?:metros|m2|hectareas)|cuanto)(?: \\w+){0,3} (?:tiene|tem|son|hay|es|mide|equivale)(?: \\w+){0,2} (?:hectareas?|hectares?|acres?)',
    en: 'how (?:many (?:square )?(?:meters|metres|m2|feet|acres)|big|large)(?: \\w+){0,3} (?:an?|one) (?:hectare|acre)',
    pt: '(?:quant[oa]s (?:metros|m2|hectares)|quanto)(?: \\w+){0,3} (?:tem|sao|ha|e|mede|vale)(?: \\w+){0,2} (?:hectares?|acres?)',
  }),
  swap: questionWords({
    es: '(?:permut\\w+|canje\\w*|cambi(?:ar|o|aria))(?: \\w+){0,2} (?:mi|nuestra?|una?) (?:casa|depto|departamento|terreno|lote|duplex|propiedad|auto|camioneta|vehiculo)(?: \\w+){0,8} (?:por|a cambio|en parte)|(?:mi|nuestra?) (?:casa|depto|departamento|terreno|lote|duplex|propiedad|auto|camioneta)(?: \\w+){0,4} (?:en|como) parte de pago|(?:como|que es|se puede|conviene)(?: \\w+){0,3} (?:una |hacer |la )?permut\\w+',
    en: '(?:swap|trade|exchange)(?: in)? (?:my|our|a) (?:house|home|apartment|flat|land|lot|plot|car|truck|property)(?: \\w+){0,6} (?:for|toward|against)|(?:my|our) (?:house|apartment|flat|land|car|truck)(?: \\w+){0,3} (?:as|in) (?:part payment|part exchange)',
    pt: '(?:troc\\w+|permut\\w+) (?:minha|meu|nossa|nosso|uma?) (?:casa|apartamento|terreno|lote|carro|imovel)(?: \\w+){0,8} (?:por|em|como)',
  }),
  bankOrHome: questionWords({
    es: '(?:plata|dinero|dolares|ahorros?)(?: \\w+){0,4} en (?:el|un) banco|(?:comprar|compro|invertir|invierto|departamento|depto|casa|terreno|inmueble)(?: \\w+){0,6} o(?: \\w+){0,5} (?:plazo fijo|cda|caja de ahorros?|bonos)|(?:plazo fijo|cda|caja de ahorros?|bonos)(?: \\w+){0,6} (?:o|que)(?: \\w+){0,4} (?:comprar|departamento|depto|casa|terreno|inmueble)',
    en: '(?:buy\\w*|property|apartment|house|flat|real estate|invest\\w*)(?: \\w+){0,6} (?:or|than|vs|versus)(?: \\w+){0,5} (?:in the bank|a bank|savings|fixed deposit|term deposit|bonds|stocks)',
    pt: '(?:comprar|imovel|apartamento|casa|investir)(?: \\w+){0,6} ou(?: \\w+){0,5} (?:no banco|poupanca|renda fixa|cdb|cda)',
  }),
  cashOrLoan: questionWords({
    es: '(?:al contado|de contado|en efectivo|cash)(?: \\w+){0,4} (?:o|que|u) (?:\\w+ ){0,2}(?:financi\\w+|credito|cuotas|prestamo|hipoteca|banco)|(?:financi\\w+|credito|cuotas|prestamo|hipoteca)(?: \\w+){0,3} (?:o|que|u) (?:\\w+ ){0,2}(?:contado|efectivo|cash)',
    en: '(?:cash|outright)(?: \\w+){0,3} (?:or|versus|vs|than) (?:\\w+ ){0,3}(?:mortgage|loan|financ\\w+|borrow)|(?:mortgage|loan|financ\\w+|borrow)(?: \\w+){0,3} (?:or|versus|vs|than) (?:\\w+ ){0,2}cash',
    pt: '(?:a vista)(?: \\w+){0,3} (?:ou|que) (?:\\w+ ){0,2}(?:financi\\w+|parcel\\w+|emprestimo)|(?:financi\\w+|parcel\\w+)(?: \\w+){0,3} (?:ou|que) (?:\\w+ ){0,2}(?:a )?vista',
  }),
  usualRental: questionWords({
    es: '(?:deptos?|departamentos|alquileres|casas|contratos)(?: \\w+){0,3} (?:suelen|normalmente|generalmente|usualmente)|(?:suelen|normalmente|generalmente|usualmente|por lo general)(?: \\w+){0,5} (?:amoblad\\w+|incluid\\w+|incluyen?)',
    en: '(?:apartments|rentals|flats|places|homes|houses)(?: \\w+){0,2} (?:usually|normally|typically|generally)|(?:usually|normally|typically|generally)(?: \\w+){0,4} (?:furnished|unfurnished|included?)',
    pt: '(?:apartamentos|alugueis|casas)(?: \\w+){0,3} (?:costumam|normalmente|geralmente)|(?:costumam|normalmente|geralmente)(?: \\w+){0,4} (?:mobiliad\\w+|inclu\\w+)',
  }),
  rentInsurance: questionWords({
    es: 'seguros? (?:de|para) (?:el )?(?:alquiler|caucion|garantia)|(?:que|como)(?: \\w+){0,3} (?:seguro de (?:caucion|alquiler)|garantia de alquiler por seguro)',
    en: '(?:rent|rental|tenant|surety|guarantee) (?:insurance|bond)',
    pt: 'seguro (?:fianca|aluguel|de aluguel|caucao)',
  }),
  offer: questionWords({
    es: '(?:hacer|hago|presentar|mandar|formular|como) (?:una |la |mi )?(?:contra ?)?oferta(?! de)|(?:como|cuanto|hasta cuanto)(?: \\w+){0,3} (?:ofert\\w+|ofrec\\w+|ofrezco|regate\\w+|negoci\\w+)(?: \\w+){0,3} (?:casa|depto|departamento|propiedad|precio|terreno)',
    en: '(?:make|put in|submit|how)(?: \\w+){0,2} an? (?:counter ?)?offer|how much(?: \\w+){0,3} offer(?: \\w+){0,3} (?:house|apartment|flat|home|place)|how(?: \\w+){0,3} (?:negotiate|bargain|haggle)',
    pt: '(?:fazer|faco|apresentar) (?:uma |a )?(?:contra ?)?(?:oferta|proposta)|como(?: \\w+){0,2} negoci\\w+',
  }),
  payingIn: questionWords({
    es: 'como (?:se|paga la gente|suelen|hacen para) (?:paga|pagan|pagar) (?:una|la|el|un) \\w+|(?:pag\\w+|acept\\w+|compr\\w+)(?: \\w+){0,4} (?:en|con) (?:pesos|reales|euros|bitcoins?|cripto\\w*|usdt|efectivo|transferencia|otra moneda)',
    en: 'how do (?:people|buyers|you|they|we)(?: \\w+){0,2} pay(?: \\w+){0,2} (?:a|the) (?:house|home|apartment|property|land)|(?:pay|accept|buy)\\w*(?: \\w+){0,4} (?:in|with|by) (?:pesos|reais|euros|bitcoin|crypto\\w*|usdt|cash|wire|bank transfer)',
    pt: '(?:pag\\w+|aceit\\w+|compr\\w+)(?: \\w+){0,4} (?:em|com|por) (?:pesos|reais|euros|bitcoin|cripto\\w*|usdt|dinheiro|pix|transferencia)',
  }),
  timing: questionWords({
    es: '(?:ahora|ya|hoy) o (?:mejor )?(?:espero|esperar|esperamos|mas adelante)|(?:conviene|conviene mas|mejor|es bueno|deberia)(?: \\w+){0,4} (?:esper\\w+|aguantar)|esper\\w+ (?:a que|que)(?: \\w+){0,3} (?:baj\\w+|sub\\w+)|(?:es )?(?:buen|mal) momento (?:para|de) (?:comprar|vender|invertir|alquilar)|(?:comprar|compro|vender|vendo|alquilar|alquilo) ahora o',
    en: '(?:should i|better to|worth|wise to)(?: \\w+){0,3} wait(?:ing)?|wait (?:for|until)(?: \\w+){0,4} (?:drop|fall|go|rise)|(?:good|bad|right) time to (?:buy|sell|invest|rent)',
    pt: '(?:vale a pena|melhor|devo|compensa)(?: \\w+){0,3} esperar|esperar (?:que|o|a)(?: \\w+){0,3} (?:cair|cai|baixar|baixe|subir)|(?:bom|mau) momento (?:para|de) (?:comprar|vender|investir)',
  }),
  noReply: questionWords({
    es: '(?:ningun[oa]?|nadie|no)(?: \\w+){0,3} (?:me |nos )?(?:contest\\w+|respond\\w+|atiend\\w+|dan bola)|(?:no )(?:me )?(?:contest\\w+|respond\\w+)',
    en: '(?:nobody|no one|no agency|not|don t|doesn t|didn t|never|hasn t|haven t)(?: \\w+){0,3} (?:answer\\w*|repl\\w+|respond\\w*|call\\w* back|get\\w* back)',
    pt: '(?:ninguem|nenhum[a]?|nao)(?: \\w+){0,3} (?:respond\\w+|atend\\w+|retorn\\w+)',
  }),
  rentingCosts: questionWords({
    es: '(?:cuanto|cuanta|que)(?: \\w+){0,4} (?:mudarme|mudarnos|me mudo|nos mudamos)(?: \\w+){0,9} (?:primer mes|pagar|pago)|(?:cuanto|que)(?: \\w+){0,4} pag\\w+(?: \\w+){0,3} (?:primer mes|para entrar|al entrar)|(?:cuanto|que)(?: \\w+){0,5} (?:juntar|ahorrar) para (?:alquilar|entrar|mudar\\w+)|(?:cuanto|que)(?: \\w+){0,5} (?:para entrar|de entrada|por adelantado|al entrar|para mudarme|para mudarnos)(?: \\w+){0,4}|(?:cuanta plata|cuanto (?:dinero )?)(?: \\w+){0,2} necesito para (?:alquilar|entrar)|cuantos meses (?:se|hay que|me|te|tengo que)(?: \\w+){0,2} (?:pag\\w+|pid\\w+|piden|adelantad\\w+)',
    en: '(?:up ?front|move in costs?|to move in)|how much(?: \\w+){0,4} (?:need|pay)(?: \\w+){0,3} to rent',
    pt: '(?:quanto)(?: \\w+){0,5} (?:de entrada|para entrar|adiantado)(?: \\w+){0,3}',
  }),
}
const trouble = {
  es: 'muros?|murallas?|pared(?:es)?|medianeras?|linder\\w+|limites?|invad\\w+|ruidos?|ruidos[oa]s?|musica|fiestas?|molest\\w+|humedad|filtracion(?:es)?|arbol(?:es)?|ladr\\w+|cercos?|alambrados?|construy\\w+|terreno|patio',
  en: 'walls?|fences?|boundar\\w+|noise|noisy|loud|music|part(?:y|ies)|barking|damp|leaks?|trees?|encroach\\w*|my land|yard',
  pt: 'muros?|paredes?|limites?|invad\\w+|barulho\\w*|musica|festas?|umidade|vazament\\w+|arvores?|cercas?|terreno|quintal',
}
const nearEach = (one: string, other: string) =>
  `(?:${one})(?: \\w+){0,10} (?:${other})|(?:${other})(?: \\w+){0,10} (?:${one})`
/** What is nobody's to judge here: whom to ask. */
const disputes: Partial<Record<Explanation, QuestionWords>> = {
  neighbor: questionWords({
    es: nearEach('vecin[oa]s?|de al lado|del fondo', trouble.es),
    en: nearEach('neighbou?rs?|next door', trouble.en),
    pt: nearEach('vizinh[oa]s?|do lado', trouble.pt),
  }),
  dispute: questionWords({
    es: '(?:inmobiliaria|constructora|desarrolladora|vendedora?|duen[oa]|propietari[oa]|inquilin[oa]|comprador|escriban[oa]|soci[oa]|banco)(?: \\w+){0,3} no (?:me|nos|le|quiere|cumpl\\w+)(?: (?:quiere|quieren))? (?!acept|alquil|dej|vend)\\w+|no (?:me|nos) (?:entreg\\w+|cumpl\\w+|escritur\\w+)|(?:constructora|desarrolladora|inmobiliaria|empresa)(?: \\w+){0,3} (?:quebr\\w+|fundi\\w+|desapareci\\w+|bancarrota)|(?:me|nos|lo|la) (?:estaf\\w+|demand\\w+|enga\\w+)|(?:hacer|hago|iniciar|poner) (?:una )?(?:denuncia|demanda|juicio)|a quien (?:denuncio|reclamo|demando)|puedo (?:demandar|denunciar)',
    en: '(?:agency|developer|builder|seller|landlord|landlady|tenant|owner|buyer|notary)(?: \\w+){0,2} (?:refuses|won t|will not|didn t|did not|doesn t) (?!accept|rent|allow|let)\\w+|(?:developer|builder|company|agency)(?: \\w+){0,3} (?:bankrupt|disappeared|insolvent)|(?:i|we) (?:was|were|got|have been) (?:scammed|cheated|sued|defrauded)|can i sue|sue (?:my|the)|take(?: \\w+)? to court',
    pt: '(?:imobiliaria|construtora|vendedora?|dono|dona|proprietari[oa]|inquilin[oa]|comprador)(?: \\w+){0,3} nao (?:me|nos|quer|cumpr\\w+) \\w+|(?:fui|fomos) (?:enganad[oa]s?|processad[oa]s?)|posso processar|a quem (?:denuncio|reclamo)',
  }),
  possession: questionWords({
    es: '(?:derechos? )?posesori[oa]s?|(?:que es|comprar|vende|venden|compro|con) (?:una |la |en |tierra en )?posesion|usucapion',
    en: 'possession rights|possessory|squatters?(?: s)? rights|adverse possession',
    pt: '(?:direitos? de )?posse|usucapiao',
  }),
  tenancy: questionWords({
    es: '(?:duen[oa]|propietari[oa]|locador|inquilin[oa])(?: \\w+){0,4} (?:entrar|entra|entre|llave|llaves|cerradura|arregl\\w+|repar\\w+|cort\\w+ (?:la|el)|prohib\\w+|visitas)|(?:entrar|arregl\\w+|repar\\w+)(?: \\w+){0,5} (?:duen[oa]|propietari[oa]|inquilin[oa])|quien (?:arregla|repara|paga (?:el arreglo|la reparacion|los arreglos|las reparaciones))|quien (?:paga|se hace cargo)(?: \\w+){0,6} (?:se rompe|rompio|roto|rota|descompone|arreglo|reparaci?on\\w*|aire acondicionado|calefon|termo|canilla)|subalquil\\w+|(?:puedo|se puede) (?:pintar|poner clavos|hacer cambios)',
    en: '(?:landlord|landlady|owner|tenant)(?: \\w+){0,4} (?:enter|come in|keys?|locks?|repairs?|fix)|who (?:fixes|repairs|pays (?:for )?(?:the )?repairs?)|who pays(?: \\w+){0,6} (?:breaks|broken|repair\\w*)|sublet\\w*|sublease',
    pt: '(?:dono|proprietari[oa]|inquilin[oa])(?: \\w+){0,4} (?:entrar|entra|chaves?|fechadura|consert\\w+|repar\\w+)|quem (?:conserta|repara)|sublocar|subalugar',
  }),
  ownerOrAgency: questionWords({
    es: '(?:con |por |al |del )?(?:duen[oa]s?|propietari[oa]s?|trato)(?: direct[oa])?(?: \\w+){0,3} (?:o|y|que|u|versus|vs) (?:\\w+ ){0,3}(?:inmobiliarias?|agencias?|agentes?)|(?:inmobiliarias?|agencias?|agentes?)(?: \\w+){0,3} (?:o|y|que|u|versus|vs) (?:\\w+ ){0,3}(?:duen[oa]s?|propietari[oa]s?|particular(?:es)?)',
    en: '(?:owner|landlord)(?: \\w+){0,2} (?:or|and|versus|vs|than) (?:\\w+ ){0,3}(?:agency|agent|realtor)|(?:agency|agent|realtor)(?: \\w+){0,2} (?:or|versus|vs|than) (?:\\w+ ){0,3}(?:owner|landlord)',
    pt: '(?:dono|proprietari[oa])(?: \\w+){0,2} (?:ou|e) (?:\\w+ ){0,3}(?:imobiliaria|corretor)|(?:imobiliaria|corretor)(?: \\w+){0,2} (?:ou|e) (?:\\w+ ){0,3}(?:dono|proprietari[oa])',
  }),
  currency: questionWords({
    es: 'precios?(?: \\w+){0,2} (?:estan|son|es|van)(?: \\w+)? en (?:dolares|guaranies)|mitad (?:en )?(?:dolares|guaranies)|mitad y mitad|(?:puedo|se puede|tengo que|hay que)(?: \\w+){0,2} (?:pagar|alquilar)(?: \\w+){0,3} en (?:guaranies|dolares)|(?:alquil\\w+|pag\\w+|contrato|cobr\\w+|compr\\w+)(?: \\w+){0,4} (?:en )?(?:guaranies|dolares)(?: \\w+){0,3} (?:o|u) (?:\\w+ ){0,4}(?:dolares|guaranies)|en que moneda|dolar(?: \\w+){0,2} sub\\w+(?: \\w+){0,4} alquil\\w+|sub\\w+ el dolar(?: \\w+){0,6} alquil\\w+|alquil\\w+(?: \\w+){0,4} sub\\w+(?: \\w+){0,3} dolar',
    en: '(?:have to|must|can i|do i|should i)(?: \\w+){0,3} (?:pay|rent)(?: \\w+){0,3} in (?:dollars|guaranies)|(?:pay|rent|rents|contract|prices?|quoted)(?: \\w+){0,4} in (?:dollars|guaranies)(?: \\w+){0,3} or (?:\\w+ ){0,3}(?:guaranies|dollars)|(?:which|what) currency',
    pt: '(?:pagar?|pago|aceitam?)(?: \\w+){0,2} (?:em|com|por|no)? ?(?:real|reais|pix)|(?:pag\\w+|alug\\w+|contrato|preco)(?: \\w+){0,4} em (?:dolares|guaranis)(?: \\w+){0,3} ou (?:\\w+ ){0,3}(?:guaranis|dolares)|(?:em )?que moeda',
  }),
}
/** The guide on deposits answers. */
const ofDeposit = / (?:depositos?|caucao|bond|security deposit)(?= )/

/** "¿Qué miro para que no me estafen?": nothing happened yet. */
const avoids = / (?:para )?(?:que )?no (?:me|nos) (?:estaf|enga|rob)\w+(?= )/
/** The one on renting, of tenants that do not pay. */
const ofUnpaid =
  / (?:inquilin[oa]s?(?: \w+){0,3} (?:no|dejo|debe|atras)\w*(?: \w+){0,2} pag\w*|tenants?(?: \w+){0,3} (?:pay|paid|paying|rent)\w*|inquilin[oa](?: \w+){0,3} nao (?:\w+ )?pag\w*)(?= )/

/** So does the one on buying, of a loan that is not given. */
const ofLoan = / (?:sena|reserva|arras|sinal)(?: \w+){0,8} (?:credito|prestamo|hipoteca|financiamento)(?= )/

const ofLease = / (?:duen|propietari|locador|inquilin|alquil|contrato|landlord|owner|tenant|rent|lease|dono)/

function disputeOf({ wording, text, understood, listing }: Meaning): Explanation | undefined {
  if (avoids.test(wording)) return undefined
  if (searches.test(wording)) return undefined
  const isSearch = understood.criteria.length > 0 && !asks.test(wording) && !/[?¿]/.test(text)
  const found = (Object.keys(disputes) as Explanation[]).find((name) => disputes[name]?.test(wording))
  if (found === 'dispute' && (ofDeposit.test(wording) || ofLoan.test(wording))) return undefined
  if (found === 'dispute' && ofUnpaid.test(wording)) return undefined
  // The listing says who publishes it.
  if (found === 'ownerOrAgency' && listing) return undefined
  if (found === 'tenancy' && listing && !ofLease.test(wording)) return undefined
  return found === 'dispute' || found === 'neighbor' || !isSearch ? found : undefined
}

const ofTenants =
  / (?:humedad|goter\w+|arregl\w+|repar\w+|rompi\w+|rot[oa]|inquilin[oa]|me mude|alquilo|damp|leak\w*|broken|repairs?|tenant|umidade|consert\w+|inquilin\w+)(?= )/

const ofOtherMoney =
  / (?:earn\w*|income|salary|ganar|ganando|sueldo|ingresos?|ganhar|renda|compr\w+|cuotas|credito|pozo|buy\w*|mortgage|financ\w+)(?= )/
const searches =
  / (?:busco|buscamos|quiero (?:comprar|alquilar)|necesito (?:comprar|alquilar)|mostrame|looking for|procuro)(?= )/

/** The question of the guides on what is inherited answers. */
const ofTaxes = / (?:impuestos?|irp|iva|tax|taxes|taxed|impostos?)(?= )/

/** Asked in general alone: beside a home or a place they are a wish. */
const ofNoHome: ReadonlySet<Explanation> = new Set<Explanation>(['schools', 'viewing', 'noReply', 'offer'])
/** Of a home of one's own: the places named are its own. */
const ofOwnHome: ReadonlySet<Explanation> = new Set<Explanation>(['swap'])

/** "¿Cuánto ofrezco por un depto publicado en 120 mil?" */
const ofOffered: ReadonlySet<string> = new Set(['propertyType', 'transactionType', 'price'])

function matterOf({ wording, listing, understood, text, thread }: Meaning): Explanation | undefined {
  const found = (Object.keys(matters) as Explanation[]).find((name) => matters[name]?.test(wording))
  if ((found === 'flood' || found === 'rentingCosts') && listing) return undefined
  if (found === 'succession' && ofTaxes.test(wording)) return undefined
  if (found === 'cashOrLoan' && listing && / (?:ace[pi]t|take|pued|pode|can)/.test(wording)) return undefined
  if (found === 'livingCosts' && / (?:compr\w+|escritur\w+|buy\w*)(?= )/.test(wording)) return undefined
  // The guide compares what is built with what is not yet.
  if (found === 'timing' && understood.filters.stage?.includes('off_plan')) return undefined
  const isOfPlace = understood.criteria.some(
    ({ field }) => field !== 'propertyType' && field !== 'transactionType',
  )
  if (found && ofOwnHome.has(found)) return listing ? undefined : found
  const isOfOffer = found === 'offer' && understood.criteria.every(({ field }) => ofOffered.has(field))
  if (found && ofNoHome.has(found) && (listing || (isOfPlace && !isOfOffer))) return undefined
  if (found === 'noReply' && ofTenants.test(wording)) return 'tenancy'
  const isOfSale = thread.search?.filters.transactionType === 'sale'
  if (found === 'rentingCosts' && (isOfSale || ofOtherMoney.test(wording))) return undefined
  // "casa en sucesión en Luque" is a search.
  const isSearch =
    searches.test(wording) || (understood.criteria.length > 0 && !asks.test(wording) && !/[?¿]/.test(text))
  return found === 'succession' && isSearch && / sucesion(?:es)? /.test(wording) ? undefined : found
}

/** What each is asked by. */
export const explained: Partial<Record<Explanation, QuestionWords>> = { ...terms, ...matters, ...disputes }

const asks =
  / (?:quien|quienes|who|quem|que|q|cual|como|cuanto|puedo|podemos|se puede|conviene|debo|tengo que|hay que|what|how|can|should|is|o que|posso|pode|quanto)(?= )/

function termsOf({ wording, understood: { filters } }: Meaning): Explanation[] {
  if ((filters.city ?? filters.neighborhood) !== undefined) return []
  if (!asksMeaning.test(wording) || wording.trim().split(' ').length > maxTermWords) return []
  const named = (Object.keys(terms) as Explanation[]).filter((name) => terms[name]?.test(wording))
  const isOfPlots =
    named.length === 1 && named[0] === 'plot' && / lotes? .*terrenos? | terrenos? .*lotes? /.test(wording)
  if (differs.test(wording)) return named.length === 2 || isOfPlots ? named : []
  const [term, ...others] = named.filter((name) => isMeant(wording, name))
  return term && others.length === 0 ? [term] : []
}

/** "¿Qué es un dúplex?", not "¿qué es más barato, casa o dúplex?" */
function isMeant(wording: string, name: Explanation): boolean {
  if (name === 'house' || name === 'apartment' || name === 'plot') return false
  const asked = wording.replace(/^ o que /, ' que ')
  const compares = / (?:mas|mais|more|barat\w+|precio|mejor|conviene|o|or|ou|incluid\w+|cuanto) /.test(asked)
  return asked.trim().split(' ').length <= maxMeantWords && !compares
}

/** What the rent is, of the costs of living somewhere. */
async function sayRentsThere(question: QuestionContext): Promise<void> {
  const asked = homesAsked(question)
  const places = placesAsked(question)
  for (const place of places.length > 0 ? places : [asked]) {
    const row = await findHomes(question, 'rent', { ...asked, ...place })
    question.reply.paragraph()
    if (row) sayHomes(question, 'rent', row)
  }
}

const invests = / (?:inver\w+|inviert\w+|invest\w*)(?= )/

/** "Is it a good time to invest in Ciudad del Este?": what homes ask there and bring today. */
async function sayYieldThere(question: QuestionContext): Promise<void> {
  const asked = homesAsked(question)
  question.reply.paragraph()
  await sayYield(question, asked, asked.bedrooms ?? 2)
}

const afterSwap = /\b(?:por|for|pela?)\s+(.{3,80})$/i

/** Listings that accept it, of the kind that is wanted in exchange. */
async function sayBarterers(question: QuestionContext): Promise<void> {
  const [, wanted = ''] = afterSwap.exec(question.text) ?? []
  const { propertyType, city, neighborhood } = understandText(wanted, { rate: question.rate }).filters
  question.reply.paragraph()
  await answerSearch(question, {
    ...emptySearch,
    filters: withoutUndefined({ acceptsBarter: true, propertyType, city, neighborhood }),
  })
}

/** Matters that frequent questions have more of: how near one has to be. */
const beside: Partial<Record<Explanation, keyof typeof likeness>> = {
  ...{ tenancy: 'near', dispute: 'near', succession: 'more', delay: 'likely', scam: 'likely' },
}

/** What a word means, what to do, and what is not known here. */
export const explainIntent: Intent = {
  name: 'explain',
  score(question) {
    const matter = matterOf(question) ?? disputeOf(question)
    // A frequent question is nearer.
    const least = matter && beside[matter]
    if (least !== undefined && isAsked(question, likeness[least])) return certainty.search + 1
    if (matter) return certainty.asked + 6
    const { length } = termsOf(question)
    // Two are to be told apart, not compared as listings are.
    if (length === 0) return 0
    return differs.test(question.wording) ? certainty.pointed + 9 : certainty.asked + 5
  },
  async answer(question) {
    const { reply, texts } = question
    const matter = matterOf(question) ?? disputeOf(question)
    for (const name of matter ? [matter] : termsOf(question)) reply.say(texts.words.explanations[name])
    if (matter === 'bankOrHome') await sayYieldThere(question)
    if (matter === 'timing' && invests.test(question.wording)) await sayYieldThere(question)
    if (matter === 'livingCosts') await sayRentsThere(question)
    if (matter === 'swap') await sayBarterers(question)
    suggestStart(question)
  },
  cases: [
    { ask: '¿qué es un dúplex?' },
    { ask: 'que diferencia hay entre casa y duplex?' },
    { ask: 'what is a quincho?' },
    { ask: 'dice que está en sucesión, ¿qué quiere decir?' },
    { ask: 'me piden seña antes de ver el depto' },
    { ask: 'no me llega el mail de verificación' },
    { ask: 'how do I delete my account?' },
    { ask: 'is it close to good schools?' },
    { ask: '¿qué permisos necesito para construir?' },
    { ask: '¿en qué me fijo al visitar un depto?' },
    { ask: '¿se inunda Sajonia?' },
    { ask: 'cuánto sale construir una casa de 100 m2' },
    { ask: 'quanto custa o custo de vida em Assunção?' },
    { ask: 'how much do I need up front to rent?' },
    { ask: 'mi vecino hizo un muro sobre mi terreno, ¿qué hago?' },
    { ask: 'my neighbor plays loud music all night, what can I do?' },
    { ask: 'o vizinho construiu um muro no meu terreno' },
    { ask: 'la inmobiliaria no me devuelve la seña' },
    { ask: 'compré un depto en pozo y no me entregan, qué hago' },
    { ask: '¿qué diferencia hay entre alquilar con dueño directo y con inmobiliaria?' },
    { ask: '¿se puede alquilar en guaraníes o todo es en dólares?' },
    { ask: 'me conviene comprar un depto usado para alquilar o poner la plata en el banco' },
    { ask: 'quiero permutar mi casa en Luque por un departamento' },
    { ask: 'can I trade my car for a plot?' },
    { ask: '¿cuántos metros tiene una hectárea?' },
    { ask: 'quantos metros tem um hectare' },
  ],
}
