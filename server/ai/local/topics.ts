/* For folded wordings with one space around each word. */

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

/** Attempts to change or reveal the instructions. */
const rules = any(
  '(?:hac\\w+|haz\\w*|arm\\w+|gener\\w+|faz|faca|make|write|create|forge|falsific\\w+|escrib\\w+)(?: \\w+){0,3} (?:recibos?|comprobantes?|liquidacion|documentos?|cedula|contratos?|constancia|payslips?|proof of income|bank statements?|comprovantes?|holerites?|extractos?)(?: \\w+){0,3} (?:fals[oa]s?|truch[oa]s?|fake|forged|inventad[oa]s?)|(?:fake|false|forged) (?:payslips?|documents?|proof|contract|receipts?)|(?:opiniones|resenas|comentarios|reviews|avaliacoes|ratings)(?: \\w+){0,2} (?:fals[oa]s|inventad[oa]s|truch[oa]s|fake)|(?:fake|false|falsas)(?: \\w+){0,2} (?:reviews?|ratings?|avaliacoes)|(?:ignora|ignore|olvida|olvidate|forget|disregard|override|desobedece)\\b.{0,60}(?:reglas?|instruccion\\w*|instructions?|rules?|prompts?|anterior\\w*|previous|arriba|above|todo|everything|dicho)|(?:system|developer|initial) (?:prompt|message|instructions?)|prompt (?:del sistema|inicial|interno|de sistema)|instrucciones (?:internas|del sistema|secretas|iniciales|originales|ocultas)|(?:mostra\\w*|decime|revela\\w*|repeti\\w*|imprimi\\w*|show|reveal|print|repeat|tell me)\\b.{0,30}(?:tus (?:reglas|instrucciones)|your (?:rules|instructions|prompt|system))|(?:print|repeat|show|output|write out|mostra\\w*|imprimi\\w*|repeti\\w*|copia\\w*)\\b.{0,30}(?:everything|all|text|todo|lo que|tudo)\\b.{0,20}(?:above|before|arriba|antes|acima)|(?:which|que|cuales|what) (?:owners?|sellers?|duen[oa]s|vendedores)(?: \\w+){0,3} (?:desperate|desesperad\\w+|broke|need money|en apuros|divorc\\w+)|tu prompt|your prompt|jailbreak|modo (?:dan|desarrollador|dios|admin\\w*)|(?:dan|developer|god|admin|debug) mode|actua como (?:si|un|una|el)|act as (?:if|an?|the)|pretend (?:to be|you)|hace de cuenta que|roleplay|new instructions?|nuevas instrucciones|a partir de ahora (?:sos|eres|vas)|from now on you|you are now|ahora sos un\\w*|api key|clave de api|(?:soy|sou|i am|i m|im) (?:(?:el|la|o|a|the) admin\\w*(?= $)|(?:(?:el|la|o|a|the|an) )?admin\\w* (?:de|del|da|do|of)(?: (?:la|el|this|the|este|esta|o|a))? (?:sitio|pagina|web|sistema|oga|site|app|system|website))|sin restricciones|without restrictions|select .{0,40} from|drop table|process env',
)
const personal = any(
  '(?:telefone|telefono|celular|numero de (?:telefono|celular|whatsapp)|whatsapp|correo|mail|e mail|email|cedula|ruc|documento|direccion particular|domicilio|(?<! a )nombre(?: completo| y apellido)?|datos(?: personales)?|phone(?: number)?|cell|id card|home address|full name|personal data)(?: \\w+){0,4} (?:del|do|da|de la|de los|de un|de otro|de otra|of the|of|from|s) (?:dueno|duena|duenos|propietari[oa]s?|don[oa]s?|proprietari[oa]s?|vendedor\\w*|publicante|anunciante|agente|inquilin[oa]s?|vecin[oa]s?|usuari[oa]s?|otr[oa]s? \\w+|clientes?|personas?|administrador\\w*|owners?|sellers?|landlord|tenants?|agents?|users?|neighbors?|customers?|admin\\w*|people|lister|ana|luis)|(?:quien|quienes) (?:mas )?(?:vio|vieron|consulto|consultaron|pregunto|preguntaron|guardo|guardaron|ofrecio|ofrecieron)|who (?:else )?(?:viewed|saw|asked|inquired|saved|favorited|offered|wrote)|(?:consultas?|mensajes?|favoritos|busquedas|conversaciones|inquiries|messages|favorites|searches|conversations) (?:de|del|of|from) (?:otr\\w+|los demas|ana|luis|other\\w*|another|someone|somebody|el dueno|the owner|un usuario|usuarios|users?)|(?:contrasena|password|clave)s?(?: \\w+){0,3} (?:del?|of|for) (?!la casa)\\w+|contrasenas?|passwords?|(?:owner|seller|landlord|agent)(?: s)? (?:phone|number|e mail|email|name|address)|donde vive (?:el|la|su) (?:dueno|duena|propietari[oa])|where does the (?:owner|seller|landlord) live|(?:lista|listado|list|base de datos|database) (?:de|of|con|with) (?:los |todos los |all )?(?:usuari[oa]s|clientes|correos|telefonos|users|customers|emails|phones)',
)
const actions = any(
  '(?:(?:manda|envia|pasa|reenvia)(?:me|nos|melos?|melas?|noslos?)|(?:send|text|forward) (?:me|us|them to)|me (?:manda|mande|envia|envie|passa) (?:os|as|esses|essas|isso|esse|essa))(?: \\w+){0,5} (?:al|por|a|to|on|by|via|no|pelo|pro) (?:mi |my |meu )?(?:whatsapp|whats|wsp|wpp|wasap|guasap|celular|mail|e mail|email|correo|telegram)|(?:negotiate|negociame|negociale|borra|elimina|cerra|cambia|edita|modifica|publica|subi|manda|envia|escribi|reserva|agenda|agendame|paga|compra|aproba|delete|remove|change|edit|publish|send|book|schedule|pay|approve|message)(?:me|le|lo|la|melo)? (?:el|la|un|una|mi|mis|este|esta|ese|esa|al|todos|todas|the|my|a|an|this|that|all|every)\\b(?: \\w+){0,3}? (?:aviso|avisos|propiedad|publicacion|precio|titulo|mensaje|mail|correo|visita|consulta|cuenta|favoritos|pago|sena|cita|listing|listings|property|price|title|message|email|visit|inquiry|account|favorites|payment|deposit|owner|dueno)',
)
const hello =
  /^ (?:(?:hola+|oi|ola|bom dia|boa (?:tarde|noite)|tudo bem|todo bien|holis|buenas|buenos dias|buen dia|buenas tardes|buenas noches|que tal|como estas|como andas|mba eichapa|mbaeichapa|saludos|hello|hi|hey|good (?:morning|afternoon|evening)|how are you|hi there|che) )+$/
const thanks = any(
  'gracias|obrigad[oa]|valeu|muchas gracias|mil gracias|aguije|thanks|thank you|thx|te agradezco|genial gracias',
)
const bye = /^ (?:(?:chau|chao|tchau|ate logo|adios|hasta luego|nos vemos|bye|goodbye|see you|jajotopata) )+$/
const ok =
  /^ (?:(?:ok|oka|okay|dale|listo|perfecto|genial|buenisimo|joya|excelente|great|perfect|cool|nice|si|yes|yeah|yep|no|de una|entiendo|entendido|sim|claro|beleza|certo|pode ser|isso|legal|otimo|ta bom|hee|neike|oima) )+$/
const self = any(
  'quien (?:te )?(?:hizo|creo|programo|esta detras)|who (?:built|made|owns|runs|created)|(?:vos|ustedes|uds) vend\\w+ (?:casas?|propiedades|deptos?|terrenos?|algo)(?= $)|do you (?:sell|own)(?: \\w+){0,2}(?= $)|quien sos|quem e voce|(?:vc|tu) e (?:um |uma )?(?:robo|maquina|bot|pessoa)|voce e (?:um |uma )?(?:robo|pessoa|humano|ia)|quien eres|que sos|sos (?:un |una )?(?:bot|robot|persona|humano|ia|inteligencia)|como te llamas|who are you|what are you|(?:sos|eres) (?:real|de verdad|humano)|are you (?:a |an )?(?:bot|robot|human|person|ai|real)|chatgpt|que modelo (?:sos|usas)',
)
const help = any(
  'ayuda|ayudame|que (?:podes|puedes|sabes) hacer|en que (?:me )?(?:podes|puedes) ayudar\\w*|como funcion(?:a|as)(?: esto| oga| el sitio)?(?= $)|que (?:te )?puedo preguntar\\w*|help|what can (?:you do|i ask)|how (?:do you|does this) work|ajuda|o que (?:voce|vc) (?:faz|sabe|pode fazer)|como (?:voce|vc) pode ajudar',
)
const insult = any(
  'bot (?:inservible|inutil|de mierda|trucho)|les? (?:tumbo|tiro|hackeo) la (?:pagina|web|app)|useless bot|(?:sos|eres|son|que) (?:un |una |unos |unas |muy |tan |re )*(?:inutil\\w*|idiotas?|tont[oa]s?|estupid[oa]s?|burr[oa]s?|bolud[oa]s?|estafas?|estafador\\w*|mentiros[oa]s?|chorros?|ladron\\w*|tarad[oa]s?|imbecil\\w*|malisim[oa]s?|mal[oa]s?|mierda|basura|porqueria|asco|desastre|verguenza|fracaso)|(?:sos|eres|esto es|es) (?:un|una) (?:asco|desastre|verguenza|fracaso|porqueria|basura)|(?:you are|you re|u are|this is|ur)(?: \\w+){0,2} (?:trash|garbage|crap|worthless|pathetic|terrible|a joke)|good for nothing|porcaria|(?:voce|vc) (?:e|eh) (?:um |uma |muito )*(?:lixo|merda|inutil|burro|pessimo)|nao serve(?:s)? (?:para|pra) nada|idiota|imbecil|inutil|estupid[oa]|bolud[oa]|pelotud[oa]|tarad[oa]|hijo de puta|puta madre|la puta|mierda|carajo|no (?:me )?serv\\w+ para nada|no serv\\w+|fuck\\w*|stupid|useless|idiot|dumb|bullshit|shit|moron|you suck|idiota|burro|(?:que|um|e|seu) lixo|merda',
)
const offTopic = any(
  '(?:write|escrib\\w+|escrev\\w+)(?: \\w+){0,3} (?:essay|poem|song|ensayo|poema|cancion|cuento|redacao|code|codigo|tarea|homework)|(?:quem|quien|who) (?:ganhou|gano|won|joga|juega|plays)|ecuacion\\w*|equation|equacao|(?:busco|buscamos|necesito|quiero|ofrezco) (?:un )?(?:trabajo|empleo|laburo)(?! (?:en|por|cerca|remoto))|looking for (?:a )?(?:job|work)(?= )|procuro (?:um )?(?:emprego|trabalho)|(?:vendo|vender|publicar|publico)(?: \\w+){0,2} (?:toyota|vitz|auto|moto|camioneta|heladera|motocicleta|carro)(?! (?:y|e|para|por))|traduc\\w+(?: \\w+){0,2} (?:al|a|este|esto|ingles|portugues|espanol|guarani)|translate (?:this|to|into|it)(?! (?:listing|ad|description))|traduz\\w*|(?:necesit\\w+|busc\\w+|quiero|me recomend\\w+|preciso|need|looking for)(?: (?:de|un|una|a|an|um|uma|algun|contratar))* (?:plomer[oa]|electricista|cerrajer[oa]|gasista|jardiner[oa]|ninera|plumber|electrician|locksmith|babysitter|encanador|eletricista|chaveiro)|(?:mejor|best|melhor) (?:celular|telefono|iphone|notebook|laptop|televisor|tv|phone|restaurante?|hotel|perfume)|(?:va a|vai) (?:llover|chover)|llovera|will it rain|clima|(?<!(?:se|techo|me|nos) )llueve|lluvia|pronostico|weather|recetas?|recipes?|(?:donde|where|onde) (?:se |to |puedo |can i )?(?:comer|come|eat|cenar|almorzar|desayunar|jantar|almocar)|sopa paraguaya|chipa|futbol|olimpia|cerro porteno|(?:juega|jugo|gano|joga) (?:hoy |manana )?(?:cerro|olimpia|libertad|guarani|la albirroja|boca|river|flamengo)|que hora (?:juega|es el partido|joga)|partido de (?:hoy|manana|futbol)|messi|cristiano(?: ronaldo)?|maradona|neymar|mbappe|libertadores|champions|mundial|world cup|copa america|netflix|tiktok|reggaeton|anime|signo|zodiaco|zodiac|football|soccer|presidente|president|elecciones|eleicoes|election|politica|politics|chiste|joke|poema|poem|cancion|song|programa(?:r|me)?|codigo (?:python|javascript|en)|python|javascript|horoscopo|horoscope|pelicula|movie|capital de|capital of|traduci\\w*|translate(?! (?:the |this |me the )?(?:description|listing|ad))|tarea|homework|(?<!(?:soy|sou|es|como|consultorio) )(?:medico|doctor)|vuelos?|flights?|hoteles|(?<!en )autos?|(?<!by )cars?|que (?:opinas|pensas)(?: vos)? (?:de|del|sobre)|motos?|celulares?|quien gano|who won|cuanto es \\d+ (?:mas|por|x|menos) \\d+|raiz cuadrada|loteria|quiniela|(?<!(?:mi|con|y|la|el) )novi[oa]',
)
const advice = any(
  'hipoteca\\w*|credito|creditos|prestamo|prestamos|financiaci?on|financiamiento|financiad\\w+|cuotas|afd|mortgage|loan|financing|installments?|impuestos?|iva|irp|taxes|tax|escritura|escribani\\w+|notary|sucesion|herencia|desalojo|eviction|contrato|contract|abogad\\w+|lawyer|legal\\w*|residencia|residency|visa|titulos?|title deed|deed',
)
const future = any(
  '(?:vender|comprar|vendo|compro|alquilar)(?: \\w+){0,2} (?:ahora|ya)(?: \\w+){0,2} o (?:mejor )?(?:espero|esperar|aguanto|aguantar)|(?:sell|buy|rent)(?: \\w+){0,2} now(?: \\w+){0,2} or (?:wait|hold)|(?:vender|comprar|alugar)(?: \\w+){0,2} agora(?: \\w+){0,2} ou (?:esper\\w+)|valori[cz]\\w+|plusvalia|appreciat\\w*|va\\w* a (?:subir|bajar|valer)|van a (?:subir|bajar|aumentar|caer)|(?:los|las) precios (?:van a|iran a|suben|bajan)|subira\\w*|bajara\\w*|futuro|proximo ano|en \\d+ anos|prediccion|predict\\w*|forecast|will (?:prices|it|they|the prices) (?:keep|rise|fall|go|be|continue|drop)|keep (?:rising|going up|falling)|(?:seguir\\w*|siguen|sigan|seguiran|continua\\w*) (?:subiendo|bajando|subindo|caindo|valoriz\\w+)|(?:be|is|are) worth in 20\\d\\d|(?:va a valer|valdra|valdran|vai valer|valera)(?: \\w+){0,3} (?:20\\d\\d|anos?)|next year|burbuja|bubble|es buen momento|good time to buy',
)

/** "Casas donde no vivan extranjeros", and not where they live. */
const neighbors =
  / (?:no|nao|not|sin|without|sem|lejos de|away from|longe de|nada de|libre de|free of)(?: (?:vivan|viva|haya|hay|live|lives|moren?|morem|tengan?|tenha|be|are|there|any|many|muchos|tantos|los|las|the|de|gente|people|gente de|vecinos|neighbors|vizinhos|ni)){0,4} (?:extranjer\w+|inmigrantes|immigrants|foreigners|estrangeir\w+|imigrantes|venezolan\w+|venezuelan\w+|peruan\w+|bolivian\w+|haitian\w+|colombian\w+|coreanos|koreans|chinos|chineses|brasileros|brasilenos|brasileiros|brazilians|argentinos|negros|blacks|indigenas|judios|jews|judeus|musulmanes|muslims|muculmanos|evangelicos|gays|pobres|villeros|poor people)(?= )/

export const talk = {
  neighbors,
  insult,
  rules,
  personal,
  actions,
  hello,
  thanks,
  bye,
  ok,
  self,
  help,
  offTopic,
  advice,
  future,
}

/** "¿Cómo publico mi aviso?" asks for help, not for a deed. */
export const asksHow =
  /^ (?:como|how|puedo|posso|se puede|can i|where do|where can i|donde|donde puedo|onde|onde posso) /

export const how = {
  mails: any(
    '(?:dejen?|dejar|paren?|parar|stop|basta|no (?:quiero|me)|unsubscribe|desuscrib\\w+|quit\\w+|pare de|parem de|nao quero)(?: \\w+){0,5} (?:mails?|correos?|emails?|e mails?|notificacion\\w*|notifications?|notificacoes)|(?:dejar|parar|stop) (?:de |getting |receiving )?(?:recibir|receber|them|those|alerts|avisos|alertas)(?= (?:\\w+ ){0,2}$)|(?:darw*|doy|damos) de baja (?:l[ao]s? )?(?:alertas?|avisos?)|unsubscribe|desuscrib\\w+',
  ),
  currency: any(
    '(?:ver|mostrar|cambiar|poner|see|show|switch|change|mostrar|mudar)(?: \\w+){0,4} (?:precios?|prices?|precos?|moneda|currency|moeda)(?: \\w+){0,3} (?:en|in|em|a|to|para) (?:guaran\\w+|dolar\\w*|dollars?|usd|gs)|(?:ver|cambiar|change|switch|mudar|trocar) (?:de |la |the |a )?(?:moneda|currency|moeda)|(?:por que|why)(?: \\w+){0,5} (?:en|in|em) (?:dolares|dollars)',
  ),
  whyHere: any(
    '(?:facebook|marketplace|clasipar|infocasas|instagram|otros? (?:portal(?:es)?|sitios?|paginas?)|other (?:sites?|portals?|websites?)|outros? (?:sites?|portais))|(?:por que|que gano|ventajas?|why|que vantagem)(?: \\w+){0,3} (?:publi\\w+|anunci\\w+|usar|uso|list|use|post)(?: \\w+){0,2} (?:aca|aqui|oga|here|con ustedes|with you)',
  ),
  imports: any(
    '(?:sub(?:o|ir|imos|en)|carg(?:o|ar|amos)|upload|post|add|carregar|subir|anunciar)(?: \\w+){0,2} (?:todas?|todos|vari[oa]s|much[oa]s|several|many|muit[oa]s|all|them|tudo)(?: \\w+){0,3} (?:de una(?: (?:sola )?vez)?|juntas?|juntos|at once|in one go|together|de uma vez|em lote)|import\\w*(?: \\w+){0,3} (?:avisos|anuncios|listings|propiedades|properties|ads|imoveis)|(?:sub(?:o|ir|imos|en)|carg(?:o|ar|amos)|import\\w+|public(?:o|ar|amos)|pas(?:o|ar|amos)|migr\\w+|upload|import|post|add|carregar|enviar|anunciar)(?: \\w+){0,4} (?:(?:\\d{2,}|muchas?|muchos|varias|varios|todas|todos|many|all|several|hundreds of|bulk|muitos|nuestr[oa]s)(?: (?:mis|los|las|my|our|the|meus|os|de)){0,2} (?:avisos|anuncios|propiedades|inmuebles|casas|deptos|departamentos|terrenos|lotes|unidades|publicaciones|listings|properties|homes|houses|units|ads|imoveis)|cartera|planilla|excel|csv|xml|feed|spreadsheet|planilha)(?: \\w+){0,3}|(?:importar|importacion|importador|carga masiva|carga por planilla|bulk (?:upload|import)|importacao)(?! \\w+ a paraguay)|(?:planilla|excel|csv|xml feed|feed xml|spreadsheet|planilha)(?: \\w+){0,5}',
  ),
  compare: any(
    'comparador(?:a|es)?|comparison tool|(?:como|how|donde|where|onde)(?: \\w+){0,4} (?:uso|usar|funciona|use|work\\w*)(?: \\w+){0,2} (?:comparar|compare|comparacion|comparison|comparacao)',
  ),
  api: any(
    'api|apis|webhooks?|sdk|mcp|developers?(?= (?:page|docs|documentation|api|access))|integra\\w+ (?:con|mi|my|with|com)|integration|crm|sincroniz\\w+|synch?roni[sz]e',
  ),
  report: any(
    '(?:denunci\\w+|report\\w*|reclam\\w+|avis(?:o|ar) que)(?: \\w+){0,6} (?:avisos?|anuncios?|publicacion(?:es)?|fotos?|listings?|ads?|scam\\w*|estafa\\w*|fals\\w+|truch\\w+|agencia|inmobiliaria)|(?:avisos?|anuncios?|publicacion(?:es)?|fotos?|listings?|ads?|imagenes)(?: \\w+){0,6} (?:denunci\\w+|report\\w*|fals[oa]s?|truch[oa]s?|fake|robad[oa]s?|stolen|enganos[oa]s?|mentiros[oa]s?|fraudulent[oa]s?|scam|enganad\\w+|errad[oa]s?)|fake listings?',
  ),
  alerts: any(
    '(?:q|que|para que|how do i|how can i|como hago para que|como faco para)(?: \\w+){0,3} (?:avisen|notifiquen|alerten|get (?:an )?alert\\w*|get notified|receber (?:um )?alertas?|me avisem)|(?:me )?(?:llega|avisan|avisa|llegan|mandan|mandar|manden|enviar)(?: \\w+){0,5} (?:por|al|via|by) (?:mail|correo|email|whatsapp|wasap|wsp)|(?:borr\\w+|elimin\\w+|apag\\w+|delete|remove|quit\\w+|sac\\w+|desactiv\\w+|pausar?|cancel\\w*|exclu\\w+)(?: \\w+){0,2} (?:busquedas?|alertas?|buscas?|searche?s?|alerts?)(?: guardadas?| salvas?| saved)?|(?:saved|guardadas?|salvas?) (?:search|busqueda|busca)|(?:manda|mande|mandame|mandenme|envia\\w*|envie\\w*|send|email)(?: \\w+){0,9} (?:mail|correo|email|e mail|whatsapp)|(?:avis(?:ame|en|arme|an|ar|enme)|alert(?:a|as|s|me)?|notific(?:a|ame|acion|aciones|arme)|notify me|let me know|me avis(?:a|e|as|an)|avise me)(?: \\w+){0,6}(?: (?:cuando|si|when|if|quando|se|de|of|about|for|para|nuev\\w+|baj\\w+|salg\\w+|hay\\w*|aparezc\\w+))(?: \\w+){0,3}|guardar (?:la|mi|esta|una) busqueda|save (?:a|my|this|the) search|salvar (?:a|minha|esta) busca|alertas? de (?:precio|busqueda|preco)|price alerts?',
  ),
  agency: any(
    '(?:registr\\w+|cre\\w+|abrir|sum\\w+|inscrib\\w+|dar de alta|unir\\w*|register|create|join|add|sign up|cadastr\\w+|criar)(?: \\w+){0,3} (?:inmobiliaria|agencia|agency|brokerage|imobiliaria)|(?:invitar|agregar|sumar|invite|add|convidar)(?: \\w+){0,3} (?:agentes?|equipo|colegas?|vendedores|agents?|team|colleagues|corretores|equipe)',
  ),
  fees: any(
    'comision\\w*|cobran|(?:hay que|tengo que|se|debo) paga\\w*(?: \\w+){0,2} (?:por )?(?:usar|buscar|publicar|la pagina|el sitio|oga)|(?:pay|cost)(?: \\w+){0,4} (?:use|list|publish|advertise|this (?:site|page|website))|(?:pago|pagar|custa)(?: \\w+){0,3} (?:usar o site|anunciar)|[cq]uanto (?:cobran|(?:cuesta|sale|custa|sai|vale) (?:publicar|anunciar|subir|cargar|poner (?:un|mi) aviso))|es gratis|gratuito|fees?|commission|is it free|charge',
  ),
  safety: any(
    'estafa\\w*|seguro comprar|confiable|verificad[ao]s?|scam\\w*|fraud\\w*|trust(?:worthy)?|is it safe|verified',
  ),
  method: any(
    '(?:prices?|precios?|precos?|avisos|listings|anuncios)(?: \\w+){0,3} (?:fake|fals[oa]s?|mentiras?|truchos?|invent\\w+|lies?|lying|wrong|reales|real|confiables?)|(?:lying|lie|mentis|mienten|mentira|inventas|inventan)(?: \\w+){0,3} (?:prices?|precios?)|como (?:calculan|se calcula\\w*|sacan|estiman)|de donde (?:salen|sacan)|how (?:do you|are|is) .{0,20}(?:calculate\\w*|computed)|where do .{0,20} come from|metodologia|methodology',
  ),
  photos: any(
    '(?:necesito|preciso|hacen falta|hace falta|tengo que|conviene|debo|do i need|should i|preciso de|devo|como (?:saco|tomo|tiro)|(?:do|can|will|could) you (?:take|do|send|make)|(?:ustedes |oga |voces |vcs )?(?:sacan|toman|hacen|mandan|tiram|fazem|mandam))(?: \\w+){0,4} (?:fotos?|fotografo|photos?|pictures?|photographer)|(?:fotos?|photos?|pictures?)(?: \\w+){0,2} (?:profesional(?:es)?|professional|profissiona(?:l|is))',
  ),
  guides: any(
    '(?:hay|tienen|tenes|existe|is there|do you have|have you|ha|tem|voces tem)(?: \\w+){0,2} (?:guias?|guides?)|(?:guias?|guides?) (?:para|sobre|de|for|on|about|to) (?:\\w+ ){0,4}(?:compr\\w+|alquil\\w+|invert\\w+|buy\\w*|rent\\w*|invest\\w*|alug\\w+|beginners|principiantes|extranjer\\w+|foreign\\w+|estrangeir\\w+)',
  ),
  publish: any(
    'publicar|(?<!(?:se|que) )publico|subir (?:mi|un) (?:aviso|propiedad|casa)|vender mi(?! (?:auto|carro|coche|camioneta|moto))|vendo mi(?! (?:auto|carro|coche|camioneta|moto))|poner (?:mi \\w+ )?en (?:venta|alquiler)|anunciar|(?:como|quero|posso|para) anunci[oe]|anunci[oe] (?:minha|meu|um|uma|o|a)|alquilar mi|(?:put|post|get|add|place)(?: \\w+){0,2} (?:condo|house|home|flat|apartment|place|property|land|listing|ad)(?: \\w+)? (?:on|up|here|online)|publish|list (?:my|our)|post (?:my|a)|sell my(?! (?:car|truck))|rent out my',
  ),
  mine: any(
    'mi (?:aviso|anuncio|publicacion)(?: \\w+){0,3} (?:no (?:aparece|sale|se ve|esta|figura)|aparece|desaparecio)|no (?:aparece|sale|veo|encuentro)(?: \\w+){0,2} mi (?:aviso|anuncio|publicacion|propiedad)|my (?:listing|ad|property)(?: \\w+){0,4} (?:not|t|nowhere|missing)(?: \\w+)? ?(?:show\\w*|appear\\w*|visible|there|up)?|meu anuncio(?: \\w+){0,2} nao aparece|editar mi|modificar mi|mis (?:avisos|propiedades)|renovar|pausar|dar de baja|my (?:listings|properties)|edit my|renew',
  ),
  favorites: any(
    '(?:estaba|estaban|lo hice|fue|era|guarde|guardado|was|were|estava)(?: \\w+){0,2} (?:en|desde|on|no|na) (?:el|la|mi|otro|otra|my|the|another|meu|minha) (?:celular|telefono|compu\\w*|notebook|navegador|phone|cell|laptop|computer)|(?:otro|another|other|outro) (?:dispositivo|device|celular|telefono|phone|browser|navegador)|save (?:a|the|some|this) (?:place|home|house|apartment|property)|salvo (?:um|o|uns|esse|este)(?: \\w+)? ?(?:imovel|anuncio|casa|apartamento|imoveis|anuncios)|favorit[oa]s|(?:queden?|tener|tenga|dejar|deixar|keep)(?: \\w+){0,3} (?:guardad[oa]s?|salv[oa]s?|saved)|guardar(?:la|lo|las|los)?|guardo|(?:los|las|avisos|anuncios|propiedades|casas)(?: que)? guard(?:e|ad[oa]s|amos)|(?:saved|favorite) (?:listings|homes|properties)|favorites?|save (?:it|them|a listing|listings)',
  ),
  account: any(
    '(?<!(?:bank|bancaria|local bank) )(?:account|cuenta)(?! (?:bancaria|corriente|de banco|en (?:un|el) banco))|registrar\\w*|registro|iniciar sesion|ingresar|login|log in|sign (?:in|up)|contrasena olvidada|notificaciones|notifications|cambiar (?:el )?idioma|language',
  ),
  team: any(
    'soporte|atencion al cliente|hablar con (?:una persona|alguien|un humano|el equipo|oga)|reclamo|denunci\\w+|(?:aviso|anuncio|publicacion) (?:falso|trucho|fals[oa]|fraudulent[oa])|fake listing|(?:give me|quiero|necesito|pasame(?: con)?) (?:a |una? |con una? )?(?:human|real person|persona|humano|asesor\\w*)|atendente|support|customer service|talk to (?:a person|a human|someone)|report a listing|complaint',
  ),
  visit: any(
    'visitar\\w*|visita|visitas|ver(?:la|lo) en persona|conocer(?:la|lo)|coordinar|agendar|visit|viewing|see it in person|tour',
  ),
  contact: any(
    'contactar\\w*|contacto|hablar con|escribir(?:le|les)|consultar|llamar|contact|reach|get in touch|talk to|call',
  ),
}
export type HowTopic = keyof typeof how

const area = '(?:barrios?|bairros?|zonas?|ciudad(?:es)?|cidades?)'
/** "¿Qué barrio es el más caro?", "¿en qué zona están más baratos los terrenos?" */
const offered =
  '(?: (?:es|son|sao|os|as|com|em|esta|estan|sale|salen|tiene|tienen|el|la|los|las|lo|con|de|precios?|m2|metro|cuadrado|alquiler|alquileres|departamentos?|casas?|terrenos?|lotes?|deptos?|viviendas?|apartamentos?|propiedades|monoambientes?|duplex|oficinas?|asuncion))'
const areaWith = `${area}${offered}{1,6}`
const where = `(?:donde|en que parte)${offered}{1,5}`

export const about = {
  /** Not of an area: "de 360 m2". */
  perSqm: any(
    '(?<!\\d )(?:m2|metros? cuadrados?|square (?:meters?|metres?))|el metro|[cq]uanto (?:e|esta|custa|sai) o metro|per (?:m2|sqm)|price per',
  ),
  market: any(
    '(?:cuanto|quanto) (?:es|e|seria|ta|esta|anda) (?:el |o |un |um )?(?:alquiler|aluguel)|cuanto (?:puedo|podria|deberia|debo) (?:pedir|cobrar)(?: \\w+){0,2} (?:alquiler|renta)|cuanto (?:me |nos )?saldria(?: comprar| alquilar)?|a como (?:esta|estan|anda|andan|sale|salen|alquilan|venden)|(?:precio|rango) de precios|what (?:would|does|do)(?: \\w+){1,9} (?:cost|go for|sell for|rent for|fetch)|how much (?:would|do|does)(?: \\w+){1,9} (?:go for|sell for|rent for|fetch)|(?:price range|going rate|asking prices?|fair price)(?: (?:for|of|in|on))?|faixa de preco|how much (?:can|could|should) i (?:ask|charge)(?: \\w+){0,3} rent|quanto (?:posso|poderia|devo) (?:pedir|cobrar)(?: \\w+){0,2} aluguel|(?:que|cual es) (?:la |el )?precio|(?:cuanto|how much|quanto)(?: \\w+){0,3} (?:necesito|necesitamos|do i need|preciso)(?: \\w+){0,4} (?:alquilar|to rent|alugar)|precio promedio|precio medio|(?:subieron|bajaron|aumentaron) (?:los|mucho los) (?:precios|alquileres)|(?:precios|alquileres)(?: \\w+){0,4} (?:subieron|bajaron|aumentaron)|(?:prices|rents)(?: \\w+){0,4} (?:gone (?:up|down)|risen|fallen|increased|dropped)|(?:precos|alugueis)(?: \\w+){0,4} (?:subiram|baixaram)|(?:subiram|baixaram) os (?:precos|alugueis)|(?:por|a|en) cuanto (?:se )?(?:alquila|vende|arrienda)n?|cuanto (?:se )?(?:paga|pagan|pide|piden|cobran)(?: \\w+){0,4} (?:alquiler|alquilar|por (?:una?|el|los|las))|cuanto (?:se )?alquilan?|por quanto (?:se )?(?:alugam?|vendem?)|(?:aluguel|preco|valor|alquiler|renta) (?:medio|promedio|mediano)|(?:vale (?:la|a) pena|conviene|compensa|e bom) (?:comprar|invertir|investir)|worth (?:buying|investing)(?: in)? (?:land|plots?|offices?)|precios? (?:de|en|del|por|promedio|medio)|a cuanto (?:esta|estan|sale|salen|anda|andan)|como (?:esta|estan|anda|andan) (?:el mercado|los precios|de precio)|mediana|mercado|average (?:price|rent)|median|market|prices? (?:in|of|for)|how are prices|(?:que|cuan) tan car[oa]s?|que tan barat[oa]s?|how (?:expensive|cheap)|quao car[oa]|valor (?:del|de la|promedio)|cuanto (?:cuesta|cuestan|sale|salen|vale|valen|esta|estan)|how much (?:is|are|does|do)|what (?:does|do|is|are) .{0,40}(?:cost|worth|price|rent)|promedio|average|costo (?:de|del)',
  ),
  dearest: any(
    `(?:que|cual|cuales|which|what|qual|quais) ${area}(?: \\w+){1,7} (?:mas|mais) car[oa]s?|${area} (?:mas |mais )?(?:car[oa]s?|exclusiv[oa]s?|premium)|${areaWith} (?:mas|mais) (?:car[oa]s?|lujos[oa]s?)|${where} mas car[oa]s?|most expensive (?:neighborhoods?|areas?|cit(?:y|ies))|expensive neighborhoods?|(?:neighborhoods?|areas?|cit(?:y|ies)) (?:is|are) (?:the )?most expensive`,
  ),
  cheapestAreas: any(
    `(?:que|cual|cuales|qual|quais) ${area}(?: \\w+){1,7} (?:mas|mais) (?:barat[oa]s?|economic[oa]s?|accesibles?|em conta)|(?:which|what) (?:neighborhoods?|areas?|cit(?:y|ies)|towns?)(?: \\w+){1,6} cheapest|cheapest place(?: \\w+){0,2} to (?:buy|rent|live)|${area} (?:mas |mais )?(?:barat[oa]s?|economic[oa]s?|accesibles?)|(?:${areaWith}|${where}) (?:mas|mais) (?:barat[oa]s?|economic[oa]s?|accesibles?)|cheapest (?:neighborhoods?|areas?|cit(?:y|ies))|affordable (?:neighborhoods?|areas?)|(?:neighborhoods?|areas?|cit(?:y|ies))(?: (?:of|in) \\w+(?: \\w+)?)? (?:is|are) (?:the )?cheapest`,
  ),
  estimate: any(
    '(?:a|en) cuanto (?:la |lo )?(?:bajari\\w+|bajo|bajarl[ao]|bajar|dejari\\w+|pondri\\w+)|(?:por|en|a) cuanto (?:la |lo |se )?(?:vendo|venderia|pongo|publico|alquilo|puede[ns]?|puedo|podemos|podria\\w*|debo|deberia\\w*)(?: (?:vender|pedir|ofrecer|alquilar|publicar|poner)\\w*)?|(?:en|a|por) cuanto (?:la |lo |se )?(?:poner|publicar|vender|ofrecer)(?:la|lo)?|l[ao] (?:puse|pusimos|publique|publicamos|ofrezco|ofrecemos) (?:a|en|por)|cuanto (?:pueden|podrian) (?:darme|darnos|pagarme)|cuanto (?:(?:me|nos|le|les|se) )?(?:dan|darian|pagan|pagarian|sacaria|saco|cobro|pedimos|(?:puede[ns]?|puedo|podemos|podria\\w*|deberia\\w*) (?:pedir|cobrar|sacar)\\w*)|que (?:precio|valor) (?:le |tiene|tendria)|(?:el|su|un) valor (?:de|aproximado|estimado)|valor de (?:mi|su|la|una?)|how much (?:rent )?(?:can|could|should|would|might) (?:i|we|he|she|they) (?:ask|get|charge|sell)|por [cq]uanto (?:(?:posso|podemos|poderia|devo|eu) )?(?:vend|alug|anunci|pec|pedir)\\w*|[cq]uanto (?:posso|podemos|poderia|consigo|devo) (?:pedir|cobrar|vender|alugar)|(?:me|nos) (?:ofrecen|ofrecieron|quieren (?:comprar|pagar))|what price|que preco|a cuanto (?:la |lo )?(?:publico|vendo|pongo|ofrezco|alquilo)|(?:cuanto|que)(?: (?:es|seria))? (?:lo )?(?:razonable|justo|normal) (?:pagar|pedir|de pagar)?|(?:reasonable|fair) (?:rent|price)|cuanto (?:podria|puedo|deberia|debo|tendria que) (?:pedir|cobrar|ofrecer|poner)|cuanto (?:(?:me )?(?:saldria|costaria)|seria|vale|valdria|podria valer|sale|cuesta|pido|pedir|puedo pedir|deberia)|que precio|tasar?|tasacion|valuar|estimar?|estimacion|es (?:car[oa]|barat[oa]|justo|mucho|buen precio)|esta (?:car[oa]|barat[oa]|bien)|es un precio|worth|estimate|appraise|valuation|is .{0,60}(?:expensive|fair|overpriced|too much|a good (?:price|deal))|should i ask',
  ),
  ownHome: any(
    'tengo una? (?:casa|depto|departamento|terreno|lote|duplex|oficina|local)|(?:mi|su|nuestr[oa]) (?:lote|casa|casita|depto|dpto|departamento|terreno|terrenito|propiedad|oficina|local|duplex)(?: (?:de mis?|que (?:hered|compr)\\w+))?|hered(?:amos|e|o|aron) (?:una?|la|el)|(?:vendo|vendemos|quiere[ns]? vender|quiero vender|queremos vender) (?:una?|la|el|su|mi)|min(?:ha|ho|eu)? (?:casa|apartamento|ap|ape|terreno)|meu (?:apartamento|ap|ape|terreno|lote|imovel)|(?:my|our|his|her|their) (?:own )?(?:\\d+ \\w+ )?(?:house|apartment|flat|home|land|lot|plot|property|office)|(?:my|our) (?:dad|father|mom|mum|mother|parents|grand\\w+|aunt|uncle|late \\w+)(?: \\w+)? (?:owned|left(?: me| us)?|had) (?:a|an|the|his|her|their) (?:\\w+ )?(?:house|apartment|flat|land|lot|plot|property)|(?:i|we) (?:own|inherited) (?:a|an|the) (?:\\w+ )?(?:house|apartment|flat|land|lot|plot|property)',
  ),
  returns: any(
    'roi|rentabilidad(?:es|e)?|rendem?|rinden?|rendimientos?|retornos?|cuanto gano|recupero|yields?|returns?|profits?',
  ),
  rate: any(
    'dolar|tipo de cambio|cotizacion|cambio (?:del dia|de hoy)|exchange rate|dollar rate|a cuanto (?:esta|cotiza) el dolar|guaranies por dolar|usd pyg',
  ),
  convert: any(
    'cuant[oa]s (?:dolares|guaranies|reales|usd) (?:es|son|seria\\w*|equivalen|hacen)|how many (?:dollars|guaranies)|[qc]uantos (?:dolares|guaranis|reais) sao|(?:en|em|a|to|in|into) (?:guaranies|guaranis?|gs|pyg|dolares|usd|dollars)|cuanto (?:es|son|seria\\w*)|convert\\w*|pasar?|equivale\\w*|how much is',
  ),
  compare: any(
    'compar(?:a|ame|alas|alos|ar|alo|ando)|compara(?:la|lo|las|los)?|diferencias?|cual(?:es)? (?:(?:de (?:ell[oa]s|es[oa]s|est[oa]s|l[oa]s (?:dos|tres|cuatro)) )?(?:es (?:el |la )?mejor(?! inversion)|(?:me |nos )?(?:conviene|recomend\\w+|suger\\w+|aconsej\\w+|elegirias|elegis|comprarias|alquilarias|agarrarias|agarras|tomarias|llevarias|te quedarias|me quedo|me llevo|te llevarias|te gusta mas|te parece mejor))|de (?:los|las))|(?:con|por) cual (?:te |me |nos )?(?:quedas|quedarias|quedo|quedamos|vas|irias|voy|decidirias|decido|inclinas|inclinarias)|which (?:one )?(?:(?:do|would|should) (?:you|i|we) (?:recommend|suggest|pick|choose|prefer|take|go (?:for|with)|lean towards?|buy|rent)|is (?:the )?best(?! investment))|(?:qual|quais)(?: deles| delas)? (?:voce |vc )?(?:(?:me )?recomend\\w+|suger\\w+|escolheria|pegaria|ficaria|levaria|compraria|alugaria|indica\\w*|e (?:o |a )?melhor(?! investimento)|vale mais a pena)|compare|comparison|difference|versus|vs|which (?:is|one is) better(?! investment)|lado a lado|side by side',
  ),
  count: any(
    'cuant[oa]s (?!dormitorios|banos|metros|habitaciones|ambientes|cocheras|piezas|fotos|personas|visitas|guaranies|dolares|noches)\\w+|how many (?!bedrooms|bathrooms|rooms|square|meters|people|photos|views|nights)\\w+|cantidad de',
  ),
  /** Of the search before. */
  countThose:
    /^ (?:y )?(?:cuant[oa]s (?:hay|son|serian|tenes|tienen)|how many(?: are there| do you have)?)(?: en total| in total)? $/,
  /** Of everything. */
  countAll: any(
    '(?:cuant[oa]s|how many|cantidad de) (?:avisos|propiedades|inmuebles|publicaciones|anuncios|listings|properties|homes)',
  ),
  search: any(
    'busc(?:o|ar|ame|amos|a|ando)|lista(?:me|los|las|nos)|mostra(?:me|r|nos)?|muestra(?:me)?|mostre|quero|procuro|preciso|encontra(?:me|r)|quiero (?:comprar|alquilar|una?|ver|algo)|necesito|tenes|tienen|hay(?! que)|dame|pasame|opciones|recomenda\\w*|suger\\w+|ando buscando|me interesa|quisiera|find|search|show|looking for|look for|i (?:want|need)|do you have|are there|is there|any|recommend|suggest|give me|list',
  ),
  more: /^ (?:y )?(?:(?:mostrame|mostra|muestrame|muestra|mostre|ver|dame|quiero ver|hay|show me|show|see|any|are there any|give me|algun[oa]s?) )?(?:otr[oa]s?|outr[oa]s?|mas|mais|more|others?|siguientes?|next|mas opciones|otras opciones|more options|next ones)(?: (?:opciones|avisos|propiedades|options|listings|ones|please|por favor|resultados|results))? $/,
}

export const superlatives = {
  lowest_fees: any(
    '(?:menos|menores|mas baj[oa]s?|mas barat[oa]s?) (?:de )?(?:expensas?|gastos comunes|condominio)|(?:expensas?|gastos comunes|condominio) (?:mas baj[oa]s?|mas barat[oa]s?|menores|mais baix[oa]s?|mais barat[oa]s?)|menor condominio|(?:lowest|least|cheapest|smallest|lower|less)(?: in)?(?: monthly| building)? (?:fees?|expensas|hoa(?: fees?)?|maintenance(?: fees?)?)',
  ),
  lowest_per_sqm: any(
    '(?:hectareas?|hectares?|acres?) (?:mas|mais) (?:barat[oa]|economic[oa]|baj[oa]|baix[oa]|em conta)|(?:cheapest|lowest|least)(?: price)?(?: (?:per|by|by the|a))? (?:hectare|acre|ha)|(?:menor|mas bajo|mais baixo|mejor|melhor) (?:precio|preco|valor) (?:por|de|da|do|la|el|o)(?: la)? (?:hectareas?|hectares?|ha)|(?:mas|mais) barat[oa]s? (?:por|la|el|o) (?:hectareas?|hectares?|ha)|mas metros por (?:lo que|la plata|el precio|menos)|more (?:square )?met(?:er|re)s for the money|best (?:value|price|deal)(?: for (?:the )?money)?(?: (?:per|by|a|in) (?:m2|sqm|square met(?:er|re)s?))?|(?:mejor )?(?:relacion )?(?:precio calidad|calidad precio)|custo beneficio|mas barat[oa]s? (?:por|el) (?:m2|metro)|(?:mejor|menor|mas bajo) (?:precio|valor) (?:por|del|de) (?:m2|metro)|(?:precio|valor) (?:por|del) (?:m2|metro)(?: cuadrado)? mas (?:bajo|barato)|(?:m2|metro(?: cuadrado)?|metro quadrado) (?:mas|mais) (?:barato|bajo|baixo|economico)|(?:menor|melhor) preco por (?:m2|metro)|mais barat[oa]s? por (?:m2|metro)|(?:lowest|cheapest)(?: price)? (?:per|by|a) (?:m2|sqm|square)|conviene por (?:m2|metro)|cheapest (?:per|by) (?:m2|sqm|square)|best price per (?:m2|sqm|square)',
  ),
  cheapest: any(
    'orden\\w+(?: \\w+){0,2} (?:por|segun|de) (?:el )?(?:precio|menor)\\w*|de menor a mayor|sort\\w*(?: \\w+){0,2} by price|(?:order|ordered|ordene|ordena) (?:them )?(?:by|por|pelo) (?:price|preco)|(?:mas|lo mas|mais|o mais) (?:barat[oa]|economic[oa]|accesible|em conta)s?|menor pre[cz][io]o?|(?:el|la|los|las|uno|una|alguno|lo) (?:que )?(?:me )?(?:sale[n]?|cuesta[n]?|piden) menos|(?:the one that )?costs? (?:the )?least|mas bajo precio|cheap(?:er|est)|for less|lowest price|less expensive|least expensive|menos car[oa]s?',
  ),
  most_expensive: any(
    '(?:mas|mais) car[oa]s?|mayor precio|maior preco|mas lujos[oa]s?|most expensive|priciest|dearest|more expensive',
  ),
  largest: any(
    'mas (?:grandes?|amplias?|amplios?|espacios[oa]s?|terreno|lote)|(?:cual|cuales|qual|which)(?: \\w+){0,4} (?:mas (?:patio|fondo)|mais quintal|(?:biggest|largest|more) (?:yard|garden))|mais terreno|(?:more|most|biggest|largest) (?:land|plot|lot)|mayor superficie|most (?:space|room)|mas espacio|mais espaco|mas metros|mas m2|maior(?:es)?|larg(?:er|est)|big(?:ger|gest)|more spac\\w+',
  ),
  smallest: any('mas (?:chic[oa]s?|pequen[oa]s?)|menor superficie|menor(?:es)?(?= $)|smaller|smallest'),
  newest: any(
    'menos tiempo(?: de)? publicad[oa]s?|(?:menos|poco) tiempo (?:en el mercado|en la pagina)|menos tempo(?: \\w+)? anunciad[oa]s?|(?:shortest|least) time (?:on|listed)|(?:mas|mais) (?:nuev[oa]s?|nov[oa]s?|recientes?|recentes?)|recien (?:publicad|subid)[oa]s?|ultim[oa]s (?:(?:avisos|anuncios|publicaciones|propiedades|casas|deptos|departamentos|terrenos) )?(?:publicad|subid)[oa]s|ultim[oa]s (?:avisos|anuncios|publicaciones)|lo ultimo|novedades|ultimos anuncios|(?:entraron|publicaron|subieron|salieron)(?: \\w+){0,2} (?:esta semana|este mes|hoy|ayer|ultimamente)|(?:listed|added) this week|newest|latest|most recently (?:listed|published)|most recent|newer',
  ),
  most_viewed: any('mas (?:vist[oa]s?|popular(?:es)?|buscad[oa]s?)|most (?:viewed|popular)'),
  best_return: any(
    '(?:mejor(?:es)?|melhor(?:es)?|best) (?:para|pra|for|to) (?:inver\\w+|invest\\w*|renta)|(?:best|better) investment|(?:mejor|buena) inversion|melhor investimento|(?:mayor|mejor|mas|mais|maior|melhor) (?:rentabilidad|rentabilidade|roi|rendimiento|rendimento|retorno|rentables?)|mas rentables?|(?:best|highest) (?:return|roi|yield)|most profitable|para invertir|(?:para|como|de) inversion|rind(?:a|e|en|an) mas|(?:deja|dejan|da|dan|saca) mas (?:renta|plata|ganancia|rendimiento)|mas (?:renta|plata) (?:deja|da|dejan|dan)|mas rinden?|mas rinda|(?:quiero|quisiera|pienso|donde|en que)(?: \\w+){0,2} invertir|(?:want|where|like)(?: \\w+){0,2} to invest|where(?: \\w+){0,2} invest',
  ),
  most_parking: any(
    'mas (?:cocheras?|garajes?|estacionamientos?|lugar(?:es)? para (?:autos?|el auto))|(?:more|most) (?:parking|garages?|cars)|mais vagas',
  ),
  most_bedrooms: any(
    'mas (?:dormitorios|habitaciones|cuartos|piezas|ambientes)|more (?:bedrooms|rooms)|most (?:bedrooms|rooms)',
  ),
}
export type Superlative = keyof typeof superlatives

/** "¿Cuál es la más barata?", "the largest": one, not an order. */
export function asksForOne(wording: string): boolean {
  const isOne = / (?:one|una sola|uno solo) $/.test(wording)
  return asksWhich.test(wording) || (article.test(wording) && (isOne || !about.search.test(wording)))
}

/** "The cheapest of those have": what is asked of that one. */
export const ofSuperlative =
  / (?:(?:la|el|o|a) (?:(?:mas|mais|menos) \w+|maior|menor)|the (?:\w+est|least expensive|most expensive)(?: one)?)(?: (?:de|of|das|dos|entre|dess[ea]s|del[ea]s)(?: \w+){0,2})? (?:tiene|tem|acepta|aceita|trae|viene|vem|incluye|inclui|esta|es|e|fica|queda|has|have|is|does|come|comes|allow\w*|include\w*)(?= )|(?<= )does the (?:\w+est|least expensive|most expensive)(?= )/

const asksWhich = any('cual|cuales|qual|quais|which|what is the|whats the|what s the')
const article = any(
  '(?:o|a|os|as) (?=mais )(?:mais)|(?:o|a) (?:maior|menor)(?= (?:tem|aceita|fica|esta|vem|inclui) )|(?:el|la|los|las|lo) (?:que |\\w+ (?=mas ))?(?:mas|menos|de (?:mayor|menor|mejor))|the best (?:value|deal|priced)|the (?:cheap|larg|big|small|new|most|least|high|low)\\w*',
)

/** Follow-up questions. */
export const continues =
  /^ (?:(?:ah|ay|uy|este|oh) )*(?:any of|are any|algun[oa]s? de (?:es[oa]s|ell[oa]s|l[oa]s)|cual(?:es)? de (?:es[oa]s|ell[oa]s)|which of|algum[a]? (?:del[ea]s|dess[ea]s)|y|e|pero|mas|mais|menos|no|nao|agora|so|com|sem|em|ate|melhor|mejor|ahora|tambien|tambem|o|solo|algo|alguna?|con|sin|que (?:tenga|sea|este|acepte|no|tengan)|en|hasta|desde|menos|mas|de|para|por|amoblad[oa]s?|cerca|and|but|now|also|or|only|what about|how about|with|without|in|under|up to|over|cheaper|bigger|larger|that|something|near|furnished) /

/** "Mostrame lo que hay ahí": the search before, once more. */
export const shows =
  /^ (?:(?:y|e|bueno|dale|ok|si|ahora|and|ok|yes|entonces) )*(?:mostra(?:me|nos|melos|melas|r)?|muestra(?:me|nos)?|mostre|me mostra|ver|veamos|a ver|quiero ver(?:los|las)?|que hay|lo que hay|show me|show|let me see|list|quero ver)(?: (?:lo que (?:hay|haya|tenes|tienen|tengas|encontres)|si (?:hay|tenes|tienen|encontras)(?: algo)?|algo(?: (?:asi|de eso))?|(?:los|las)? ?(?:avisos|anuncios|opciones|casas|propiedades)|algun[oa]s?|(?:alguns|algumas)|(?:un[oa]s )?(?:dos|tres|cuatro|cinco|seis|two|three|four|five|six|dois|duas|quatro|\d)|some|something|if (?:there s|there is|you have) (?:any|anything|something)|them|those|what (?:you have|there is|is there)|the listings|o que (?:tem|ha|tiver|houver)|se (?:tem|ha|tiver) (?:algo|algum)|esos|esas|eso|cuales))?(?: (?:hay|ahi|alli|alla|aca|there|here|la|ali|entonces|entao|then|agora|ahora|ya|now|please|por favor))* $/

/** "Which of those have power and water?" */
export const asksOfShown =
  /^ (?:(?:y|and|e) )?(?:cual(?:es)? de (?:es[oa]s|ell[oa]s|l[oa]s|est[oa]s)|which (?:ones )?of (?:those|these|them)|which ones?|cual(?:es)?|quais|qual|quais (?:del[ea]s|dess[ea]s)) (?:(?:que )?(?:tienen?|tengan?|estan?|dan?|have|has|got|come|tem|ficam)) /

/** "Could you do the same in Recoleta so I can compare" */
export const sameElsewhere =
  / (?:the same|same thing|lo mismo|igual|o mesmo|a mesma coisa)(?: \w+){0,2} (?:in|en|em|for|para|de)(?= )/

/** Something to be added to the search before: "y con vista al lago". */
export const wishes =
  /^ (?:(?:y|e|pero|mejor|ahora|que sea|and|but|now|mas|tem|tiene|hay|ha|l[oa]s|os|as|ones|the ones|those|solo|algun[oa]s?|un[oa]|one|se der|if possible|si se puede|si puede ser) ){0,2}(?:con|com|with|(?:tienen?|tem|it has|has|have) (?:que|to) (?:tener|ter|have)|que tengan? si o si|cerca|near|close to|perto|frente|en frente|al lado|sobre|que (?:tenga|tengan|sea|sean|este|esten|tenha|seja)|that (?:has|have|is|are)|facing|in front|que (?:de|da|den|dan|mire|miren|quede|queden|entre|entren|quepa|quepan|llegue)|(?:algun[oa]?|any|algum|alguma) (?:de (?:es[oa]s|ell[oa]s|l[oa]s)|of (?:those|these|them)|del[ea]s|dess[ea]s) (?:acept\w+|aceit\w+|takes?|accepts?|tiene|has|have|tem|permite|allows?)) /

/** "Mostrame lo más barato en Ñemby o Villa Elisa" */
export const showsHomes =
  /^ (?:(?:ok|oka|bueno|dale|y|e|and|entonces|so|then|entao) )*(?:mostr\w+|muestr\w+|show|busc(?:ame|anos)|pasame|me (?:mostra|mostre|mostr\w+)|list(?:ame|anos)?) (?!(?:que|cual|which|qual|where|donde|onde) )/

/** Of people who look for a home. */
export const living = any(
  '(?:alquilar|alugar) algo|algo \\w+ (?:para alquilar|en alquiler)|rent something|algo (?:chico )?(?:para|pra) mi|algo (?:para|en|de) (?:alquilar|alquiler)|(?:something|anything) (?:for rent|to rent)|(?:algo|alguma coisa) (?:para|pra) alugar|vivir|vivo|vivimos|(?:trabaj|labur)(?:o|amos) (?:por|en|cerca|frente|al lado)|(?:i|we) work (?:in|at|near|around|by)|trabalho (?:em|no|na|perto)|nos casamos|me caso|casarnos|soy (?:enfermer[oa]|docente|maestr[oa]|profesor[a]?|policia)|jubilad[oa]s?|retired|aposentad[oa]|viviendo|mudar\\w*|nos mudamos|me mudo|(?:una? |la )?pieza|(?:una|1) habitacion|habitacion (?:para|individual|compartida|amoblada)|un cuarto (?:para|en)|alquil\\w+ (?:un )?(?:cuarto|habitacion)|a room|room (?:for|near|to)|um quarto|quarto (?:para|perto|mobiliado)|me alcanza|sueldo|salario|what can i (?:get|rent|afford)|can i afford|o que consigo|mi (?:hij[oa]|novi[oa]|pareja|familia)|mis (?:hij[oa]s|padres|nin[oa]s)|(?:a|un|una|con|with|e um|and a) (?:baby|bebe|beba|toddler|newborn)|hij[oa]s|estudiar|estudiantes?|live in|living in|to live|move to|moving to|my (?:kids?|children|family|son|daughter)|kids|children|students?|expats?|morar|meus? filhos?|filhos?|estudar',
)

/** "Anything for sale in Filadelfia or Loma Plata?": homes of both. */
export const asksForAny =
  / (?:(?:anything|something|any|algo|alguna? \w+|algun|alguma? \w+|qualquer coisa|que)(?: \w+){0,2} (?:for sale|for rent|to rent|en venta|en alquiler|para alquilar|a venda|para alugar)|(?:tem|tienen|tenes|hay|ha) (?:alg[uú]n[oa]?s? |alguma? |algum )?(?:kitnets?|quitinetes?|monoambientes?|aptos?|apartamentos?|deptos?|departamentos?|casas?|duplex|terrenos?|oficinas?|galpon(?:es)?|galpao|galpoes))(?= )/

/** "¿Hay algo más barato?", "¿tenés otra con pileta?" */
export const asksForOther = any(
  '(?:hay|tenes|tienen|dame|mostrame|show me|is there|are there|do you have|have you(?: got)?|any) (?:algo|algun[oa]?s?|otr[oa]s?|un[oa]?|something|anything|another|ones?|cheaper|bigger|larger|smaller)|(?:algo|something|anything|uno|una|one)(?: \\w+)? (?:mas|menos|cheaper|bigger|larger|smaller|less)',
)

/** "¿Hay alguno cerca del shopping?": homes, not their market. */
export const asksForSome = any(
  '(?:hay|tem|ha|tenes|tienen|existe[nm]?|are there|is there|do you have) (?:algo|algun[oa]?s?|algum[a]?s?|alguns|un[oa]?s?|some|any|anything|something|one)',
)

/** "¿Tiene humedad?" */
export const asksOfIt =
  /^ (?:(?:y|e|and|pero|but) )?(?:tiene|tienen|trae|viene|esta|es|acepta|admite|permite|incluye|se puede|puedo|podria|cuando|por que|hay|does|is|has|can|could|would|will|are|was|why|when|who|tem|aceita|inclui|pode|posso|foi|ja|por que) /

export const ordinals: readonly RegExp[] = [
  any(
    // "cheapest first", "primero las más baratas" are orders.
    '(?<!(?:barat[oa]s?|nuev[oa]s?|recientes|car[oa]s?|grandes) )(?<!(?:alquilar|alquilamos|alquilo|alugar|ano|meses|tiempo) )(?:primer[oa]?s?|primeir[oa]s?)(?! (?:(?:l[oa]s|os|as) (?:mas|mais)|alquil\\w+|alug\\w+|prob\\w+)(?= ))|1ro|1ra|1er[oa]?|(?:el|la|numero|number|opcion|option) 1|(?<!(?:\\w+est|expensive|price|years?|months?|while|rent|renting|it|there) )first(?: one)?',
  ),
  any('segund[oa]s?|2do|2da|(?:el|la|numero|number|opcion|option) 2|second(?: one)?'),
  any('tercer[oa]?s?|terceir[oa]s?|3ro|3ra|3er[oa]?|(?:el|la|numero|number|opcion|option) 3|third(?: one)?'),
  any('cuart[oa]|4to|4ta|(?:el|la|numero|number|opcion|option) 4|fourth(?: one)?'),
  any('quint[oa]|5to|5ta|(?:el|la|numero|number|opcion|option) 5|fifth(?: one)?'),
  any('sext[oa]|6to|6ta|(?:el|la|numero|number|opcion|option) 6|sixth(?: one)?'),
]
export const last = any(
  'ultim[oa](?! (?:semana|quincena|mes|ano|piso|andar|dia|momento|hora|noche)s?(?= ))|last(?: one)?(?! (?:one|two|three|four|few|couple|days?|weeks?|weekend|months?|years?|night|minute|time|floor|\\d+)(?= ))',
)
export const allOfThem = any(
  'tod[oa]s|all(?: of them)?|esas|esos|estas|estos|these|those|them|las (?:dos|tres|cuatro|cinco)|los (?:dos|tres|cuatro|cinco)|ambas|ambos|both',
)
export const firstFew =
  /\b(?:primer[oa]s?|primeir[oa]s?|first) (dos|dois|duas|tres|cuatro|cinco|two|three|four|five|[2-5])\b|\b(?:l[oa]s )?(dos|dois|duas|tres|cuatro|cinco|[2-5]) primei?r[oa]s?\b/
export const thisOne = any('es[ae]|est[ae]|la misma|el mismo|it|this(?: one)?|that(?: one)?|la|lo')

export function topicsIn<Topic extends string>(patterns: Record<Topic, RegExp>, wording: string): Topic[] {
  return (Object.keys(patterns) as Topic[]).filter((topic) => patterns[topic].test(wording))
}

const sendsMoney =
  / (?:gir\w+|transf\w+|deposit\w+|sena|adelanto|adelantar|wire|pix|western union|tigo money|personal pay|zelle|cripto|bitcoin)(?= )/
const unseen =
  / (?:antes de (?:\w+ )?(?:ver\w*|mostr\w+|visit\w+|conoc\w+)|sin (?:ver\w*|mostr\w+|conoc\w+)|before (?:\w+ )?(?:see\w*|view\w*|visit\w*)|sem (?:ver|mostrar))(?= )/

/** "Me piden que gire para reservarlo antes de verlo": no homes are asked for. */
export const paysUnseen = (wording: string): boolean => sendsMoney.test(wording) && unseen.test(wording)
