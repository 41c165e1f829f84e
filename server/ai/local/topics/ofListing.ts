import { ofHome } from './ofHome.ts'

/* What is asked of one listing, for folded wordings with one space around each word. */

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

export const ofListing = {
  ...ofHome,
  debts: any(
    '(?:tiene|tienen|tenga|con|hay|has|have|tem|livre de|libre de|free of|free from|sin|sem|without|any|alguna?|esta|estaria|is it|under|debe|deben|pesa|there) (?:\\w+ ){0,3}(?:deudas?|hipotec(?:a|as|ad[oa]s?)|embarg\\w+|gravam\\w+|gravad[oa]|litigios?|juicios?|liens?|mortgages?|mortgaged|debts?|encumbrances?|encumbered|dividas?|onus|penhoras?|penhorad[oa])|(?:debe|deben|deve|owe|owes)(?: \\w+){0,2} (?:expensas|impuestos?|algo|plata|condominio|tax(?:es)?|fees|anything|money)|(?:deudas?|debts?|dividas?) (?:de|of|pendientes?|atrasad[oa]s?|outstanding|unpaid)|(?:outstanding|unpaid) (?:\\w+ )?(?:debts?|bills?|taxes|fees|mortgage)',
  ),
  hotWater: any(
    '(?:agua|duchas?|chuveiros?) (?:\\w+ )?(?:caliente|quente)|calefon(?:es)?|termo ?calefon|termotanque|hot (?:water|shower)|water heater|agua quente|aquecedor|chuveiro eletrico',
  ),
  videoCall: any(
    'video ?llamadas?|video ?calls?|video ?chat|chamadas? de video|video ?chamadas?|face ?time|zoom|google meet|(?:por|by|via|on|over|en|pelo) (?:video|skype|whatsapp video|camara)|(?:visita|tour|viewing|visit|mostrar\\w*) (?:\\w+ )?(?:virtual|online|en linea|remot[oae]|a distancia|remotely)|(?:ver(?:l[oa])?|see it|show it|visitar(?:l[oa])?|view it) (?:\\w+ )?(?:online|a distancia|remotely|virtualmente|sin ir|from abroad)',
  ),
  missing: any(
    '(?:que|cual(?:es)?|what|o que|quais)(?: \\w+){0,5} (?:preguntar\\w*|pregunto|falta|faltan|averiguar|ask|missing|perguntar|pergunto)(?! por)|(?:what|que|o que)(?: \\w+){0,3} (?:no dice|doesn t say|nao diz)',
  ),
  prosAndCons: any(
    '(?:puntos?|cosas?|lo que tiene) (?:a favor|en contra|buen[oa]s?|mal[oa]s?|fuertes|debiles)|ventajas?|desventajas?|(?:los )?pros? y (?:los )?contras?|lo (?:bueno|malo) (?:y lo (?:malo|bueno)|de|que tiene)|pros and cons|(?:dis)?advantages|(?:upsides?|downsides?|drawbacks?)|(?:pros|pontos fortes) e (?:os )?(?:contras|fracos)|(?:des)?vantagens',
  ),
  why: any(
    '(?:por que|porque|why|how come|por que motivo|a que se debe)(?: \\w+){0,5} (?:precio|car[oa]s?|barat[oa]s?|cuesta|sale|vale|preco|custa|price|priced|cheap|expensive|much|dear|alto|bajo)',
  ),
  entry: any(
    '(?:cuanto|cuanta plata|que|quanto|how much|what|whats)(?: \\w+){0,7} (?:juntar|para entrar|de entrada|por adelantado|al entrar|todo junto|primer mes|para mudar\\w+|up ?front|to move in|adiantado|on day one|(?:on )?the first day|el primer dia)|costo total para entrar|(?:costo|gasto)s? de (?:entrada|ingreso)|move in costs?',
  ),
  use: any(
    '(?:se puede|puedo|podria|podemos|can i|can you|could i|could we|da para|da pra|posso) (?:construir|edificar|levantar|build|put up) (?:un|una|a|an|um|uma|mas)? ?(?:edificio|torre|galpon|tinglado|deposito|casa|vivienda|local|salon|warehouse|shed|house|galpao|depart\\w+|duplex|building|tower|flats|apartments|predio)|(?:sirve|serve|apt[oa]|ideal|good|suitable|se puede usar|usar\\w*) (?:para|como|p|for|as|pra) (?:un |una |an? |um |uma )?(?:consultorio|oficina|local|negocio|comercio|deposito|taller|office|business|shop|clinic|escritorio|loja|estudio)|(?:deja|dejan|permite\\w*|se puede|puedo|allow\\w*|can i|posso)(?: \\w+){0,2} (?:trabajar|atender|work from|trabalhar|atender)|(?:peluquer\\w+|hairdress\\w+|cabeleireir\\w+)|(?:sirve|se puede|puedo|podria|podriamos|apt[oa]|da para|can i|could i|posso|serve para|da para)(?: \\w+){0,2} (?:poner|montar|abrir|instalar|open|run|set up|abrir|montar) (?:un |una |mi |a |an |my |um |uma |meu |minha )?(?!pileta|piscina|aire|parrilla|pool|ac )\\w+|(?:poner|usar|montar|abrir|instalar|funcionar|put|use|run|open|abrir)(?: \\w+){0,4} (?:oficina|consultorio|negocio|local|comercio|peluqueria|tienda|gimnasio|office|business|shop|store|clinic|escritorio|loja|consultorio)|uso comercial|commercial use',
  ),
  family: any(
    '(?:ok|okay|good|fine|suitable|big enough|room) for (?:a |an |us |my |our )?(?:\\w+ )?(?:couple|family|kids?|children|toddler|baby|two|three|four)|(?:es|esta|queda|is it|e)(?: \\w+)? (?:chic[oa]|grande|comod[oa]|suficiente|justo|small|big|tight|pequen[oa]|apertad[oa])(?: \\w+)? (?:para|for) (?:\\w+ )?(?:personas?|people|pessoas|pareja|couple|casal|dos|tres|cuatro)|(?:familia|family|familia) (?:de|of|numerosa|grande)|somos (?:una? )?\\w+|(?:entramos|cabemos|caben|entran)(?: las| los)? (?:\\d+(?! (?:autos?|coches?|camionetas?|carros?|cars?|motos?|vehiculos?))|\\w+ personas|todos)|(?:entra|entran|entramos|caben|cabemos|cabe|alcanza|sirve|apt[oa]|ideal|comod[oa]) (?:para |bien )?(?:nosotros|una? familia|\\d personas|\\w+ personas|\\w+ hij[oa]s|\\w+ ninos|ninos|chicos)|(?:con|tenemos|tengo) \\w+ (?:hij[oa]s|nin[oa]s|chicos|nenes)|we are \\w+|(?:big|large) enough|fits? (?:a family|us|\\w+ people)|good for (?:a )?famil\\w+|(?:com|temos|tenho) \\w+ filh[oa]s|cabe uma familia|serve para uma familia',
  ),
  next: any(
    '(?:me (?:interesa|gusta|encanta)(?: \\w+){0,3} )?(?:que|como) (?:hago|tengo que hacer)(?= $)|what (?:do|should|would) i (?:have to |need to )?do (?:next|now)|whats next|what s next|o que (?:eu )?faco agora|e agora|y ahora que(?= $)|(?:que|como) (?:sigo|sigue|seguimos|hago ahora|hacemos ahora|avanzo|avanzamos)|(?:que|cual) (?:es )?(?:el )?(?:proximo|siguiente) paso|como (?:la |lo )?reserv\\w+|(?:quiero|puedo|podemos|quisiera|posso|podemos|se puede|da pra|da para) (?:reservar|senar)\\w*|(?:como|que|o que)(?: \\w+)? (?:hago|hacemos|hay que hacer|tengo que hacer|faco|fazemos|preciso fazer|tenho que fazer) (?:para|pra|p) (?:reserv\\w+|senar\\w*|alquilar\\w*|alugar|fechar|quedarme\\w*|ficar com)|how (?:do|can|would|should) (?:i|we)(?: \\w+)? (?:book|reserve|rent|secure|hold) (?:it|this|that|the (?:apartment|flat|place|house|unit))(?! out)|(?:can|could) (?:i|we) (?:book|reserve) (?:it|this)|(?:se )?reserva (?:online|por aca|por aqui|por (?:el|este|esta|o) (?:sitio|pagina|site))|senas?|me (?:lo|la) quedo|next steps?|how (?:do|can) i (?:proceed|reserve|book it|put down)|reserve it|proximo passo|como (?:prossigo|faco para reservar)|quero reservar',
  ),
  income: any(
    '(?:cuanto|quanto|que)(?: \\w+){0,5} (?:de |tener de )?(?:ingresos?|renda|sueldo)|(?:necesit|tengo que|tendria que|tendriamos que|teria que|hay que|hace falta|deberia|debo|debe|preciso|need to|have to|must|should)\\w*(?: \\w+)? (?:ganar|ganando|ganhar|earn|make|cobrar)|(?:que|cuanto|cuantos|what|how much|que|quanto)(?: \\w+)? (?:sueldo|salario|ingresos?|income|salary|renda)|(?:sueldo|salario|ingresos?|income|salary|renda) (?:minim\\w+|requerid\\w+|required|needed|necesit\\w+)',
  ),
  hood: any(
    '(?:what s|whats|what is) (?:nearby|around|close by)|(?:que|q) (?:hay|tiene|queda) (?:cerca|alrededor)|o que (?:tem|ha|fica) (?:perto|por perto)|(?:barrio|zona|cuadra|calle|bairro|area|neighborhood|street)(?: \\w+){0,2} (?:tranqui(?:l[oa])?|lind[oa]|quiet|nice)|(?:tranqui(?:l[oa])?|lind[oa]|quiet|nice)(?: \\w+){0,2} (?:barrio|zona|bairro|area|neighborhood|street)|(?:que tal|como (?:es|esta|ven)|q tal)(?: \\w+)? (?:el barrio|la zona|el lugar|el vecindario)|(?:how|what)(?: \\w+){0,2} (?:the|this) (?:area|neighborhood|neighbourhood|location)(?: like)?|como e o bairro|que tal o bairro|como e a (?:zona|regiao)',
  ),
  rentOrBuy: any(
    'do better (?:by )?(?:renting|to rent)|(?:renting|rent) (?:something|one|a place) like (?:this|it) instead|(?:me )?conviene mas alquilar algo asi|(?:comprar\\w*|compro|est[ea]) o (?:mejor )?(?:alquil\\w+|seguir alquilando)|(?:alquilar|alquilarl[oa]|rentar|alugar|rent|rent it) (?:o|ou|or) (?:comprar\\w*|buy)|(?:comprar\\w*|buy) (?:o|ou|or) (?:alquilar\\w*|alugar|rent)|(?:better|cheaper|conviene mas|conviene|melhor) (?:to )?(?:rent|buy|alquilar(?:l[oa])?|comprar(?:l[oa])?)',
  ),
  netRent: any(
    '(?:bought|buy|buying)(?: \\w+){0,4} (?:to )?(?:rent|let)(?: \\w+){0,4} (?:left|make|net|clear|keep)|what(?: i|s| is)? left (?:per|a|each) (?:year|month)|(?:after|despues de|depois d[aeo]s?)(?: (?:all|the|los|as|os))* (?:costs?|expenses|fees|tax(?:es)?|gastos|impuestos|expensas|custos|impostos)|(?:rent|alquil\\w+|alug\\w+)(?: \\w+){0,4} (?:cover|cubr\\w+|pagar|cobr\\w+) (?:a |the |la |el |o |my |mi )?(?:mortgage|loan|cuota|hipoteca|credito|parcela)|a cuanto (?:se )?(?:la |lo )?(?:alquilaria|(?:podria|puedo|podemos) alquilar|alquilo|rentaria)|(?:en|por) cuanto (?:se )?(?:alquilaria|podria alquilar)|(?:what|how much) (?:would|could|can) (?:it|i|this)(?: \\w+)? rent(?: it)?(?: out)?(?: for)?|por [qc]uanto (?:se )?(?:alugaria|posso alugar)|me (?:quedaria|queda|quedan|dejaria|deja|sobra|sobraria)|(?:cuanto|quanto|que) (?:deja|dejaria|rinde|renta|da|daria|produce)(?: \\w+){0,2} (?:por|al|ao) (?:mes|ano)|(?:deja|dejaria|rinde|renta|da|daria) (?:por|al|ao) (?:mes|ano)|(?:alquiler|renta|ingreso|ganancia) net[oa]|net[oa]s?(?: por mes| al mes| mensual\\w*)?|en limpio|(?:compr\\w+|buy\\w*)(?: \\w+){0,2} (?:para|to|for) (?:alquilar\\w*|renta|rent\\w*|alugar)|(?:buena?|bom|good) (?:inversion|investimento|investment)|(?:gana|ganaria)(?: \\w+){0,3} alquil\\w+|left (?:over|after)|net (?:rent|income|per month|monthly)|(?:would|do) i (?:make(?! an? (?:offer|bid))|earn|keep|net)|sobra(?:ria)?|ficaria|cash flow|flujo',
  ),
  floor: any(
    '(?:como se llama|nombre de|cual es|(?:en )?que|qual e|(?:what|which)(?: is)?|name of)(?: (?:el|la|o|the))? (?:edificio|torre|predio|building|tower)(?= )|que piso|cual piso|qual andar|que andar|andar|(?:piso|nivel) (?:es|esta|queda)|cuantos pisos|plantas?|what floor|which floor|how many floors|(?<!(?:go up|build|add) (?:\\w+ ){0,2})floors?(?! plans?)',
  ),
  financing: any(
    '(?:pagar\\w*|seria\\w*|pago|pay)(?: \\w+){0,2} (?:por mes|al mes|mensual\\w*|monthly|a month)(?: \\w+){0,3} (?:si|if|con|with)|(?:bank|banco)(?: \\w+){0,3} (?:lend|prest\\w+|empresta\\w*)|lend me|(?:would|do) i pay monthly|monthly payments?|como se paga(?:ria)?|formas? de pago|how (?:is it|do you) paid|payment (?:plan|terms)|como se paga|forma de pagamento|financi\\w*|credito|creditos|hipoteca\\w*|(?:en|a|por) cuotas|cuotas?|mensualidad(?:es)?|parcela|prestacao|(?:me )?prest(?:a|an|aria|arian)(?: \\w+)? bancos?|afd|prestamos?|parcelad[oa]|parcelas|mortgage|loan|finance|installments?|(?:al|de) contado|contado|en efectivo|a vista|(?:pay|pag\\w+|in|with|by|only) cash|cash only|con (?:el |un )?banco|bank loan',
  ),
  distance: any(
    '(?:a|de) (?:pie|patita|pe)(?! de)|caminando|camin(?:o|a|ar|amos|ata)|andando|on foot|(?:drive|walk|ride|trip) (?:to|from)|how long(?: \\w+){1,4} (?:drive|walk|take to get)|walkable|walking(?! in)|(?:can|could|do) (?:i|we|you) walk|walk (?:there|to|from)|(?:e|fica|esta|queda) (?:muito |muy |mas |mais )?(?:perto d[oa]|cerca del?)|closer to|how (?:would|do|can|does) (?:\\w+ ){1,2}(?:get|go|travel) (?:there|to)|como (?:llego|se llega|voy|llega\\w*|va)(?= )|como (?:chego|chega|vai)|cuant[oa]s (?:cuadras|kms?|kilometros|minutos)|cuanto (?:tiempo )?(?:hay hasta|se tarda|tardo|demoro)|how (?:many|much) (?:minutes|blocks|km|kilometers|miles|time)|quantos (?:minutos|quilometros|km)|lejos|distancia|a cuanto (?:queda|esta) (?:de|del)|cuanto hay (?:hasta|a|al)|a cuantas? (?:cuadras|minutos|km|kilometros)|how far|far from|distance|close to|near (?:to )?(?:the|a|an|downtown|shopping)|longe|distancia|(?:e|fica|esta|queda) (?:muito |muy |bien )?(?:perto|cerca) d[aeo]',
  ),
  age: any(
    'hace (?:cuanto|mucho)|cuanto (?:tiempo )?(?:lleva|hace|tiempo)|lleva (?:mucho|poco|bastante)|[qc]uanto tempo (?:esta|ficou|leva)|been (?:listed|online|on the market)|desde cuando(?! (?:(?:esta|estara|estaria|queda|va a estar) (?:libre|disponible|desocupad\\w+)|(?:se )?puedo|(?:se )?puede))|cuantos dias|how long(?! (?:is|does|would|will|to)(?: \\w+){0,2} (?:drive|walk|trip|ride|take|get|bus))|since when|(?:ha|faz) [qc]uanto tempo|days on (?:the )?market|(?:cambi(?:o|aron|ado|a)|modific(?:o|aron)|(?:le |lo |la )?(?:baj(?:o|aron|ado)|sub(?:io|ieron|ido)|rebaj(?:o|aron|ad[oa]))|reduj(?:o|eron))(?: (?:mucho|algo|alguna vez|ya|un poco))* (?:de |el |su |del |en |)precio|(?:el |su )?precio (?:ya |alguna vez )?(?:cambio|bajo|subio|se mantuvo|varia\\w*|vari[oó])|(?:bajaron|rebajaron|bajo) (?:algo|mucho|alguna vez|ultimamente)|cuanto (?:bajo|bajaron|subio|subieron)|cuanto (?:costaba|salia|pedian) antes|antes (?:costaba|salia|estaba|pedian)|price (?:(?:has |been |ever )*(?:drop\\w*|changed|come down|gone (?:up|down)|reduced)|cut|changes?|history|drop|reduction)|(?:has|did|was) (?:the |its )?(?:price|rent) (?:ever |been )*(?:change\\w*|drop\\w*|go|gone|come|reduced|lowered|raised|cut|fall\\w*)|(?:drop|dropped|change|changed|lower|lowered|raise|raised|reduce|reduced|cut) (?:in |the |its )?price|historial|historico|(?:mudou|baixou|subiu|baixaram|reduziram|abaixou)(?: ja| muito)? (?:de |o |no )?pre[cz]i?o|(?:o )?pre[cz]i?o (?:ja )?(?:mudou|baixou|subiu|caiu)',
  ),
  agency: any(
    '(?:es|son|parece|sera)(?: de)? (?:confianza|confiables?|seri[oa]s?)|(?:que|cuales|cuant[oa]s)? ?(?:otr[oa]s|mas) (?:\\w+ ){0,3}(?:tiene|ofrece|publica|vende)(?: \\w+){0,2} (?:inmobiliaria|agencia|duen[oa]|anunciante|vendedor)|(?:otr[oa]s|mas) (?:avisos|propiedades)(?: \\w+){0,3} (?:de la|de esa|del|de ese) (?:inmobiliaria|agencia|anunciante|mism[oa])|(?:la|esa|esta) (?:inmobiliaria|agencia)(?: \\w+){0,3} (?:respond\\w+|contest\\w+|es|tiene)|(?:responden?|contestan?) rapido|(?:is|are) (?:the|this|that) (?:agency|seller|agent)(?: \\w+){0,2} (?:reliable|trust\\w+|verified|serious)|(?:other|more) (?:listings|properties|homes)(?: \\w+){0,4} (?:agency|seller|agent|have|they)|(?:e|sao) (?:de confianca|confiavel)|outros (?:imoveis|anuncios)(?: \\w+){0,3} (?:imobiliaria|anunciante)',
  ),
  services: any(
    '(?:utilities|bills|water|electricity) (?:\\w+ ){0,3}(?:in|part of) the (?:price|rent)|(?:tiene|tienen|hay|con|has|have|tem) (?:\\w+ )?(?:agua(?! (?:caliente|quente))|luz(?! (?:trifasica|natural))|ande|essap|corriente|electricidad|energia|water|electricity|power)(?= )(?! (?:heater|shower))|(?:is it|are they|esta|estan|is (?:the )?(?:wifi|internet|water|heating))(?: \\w+)? (?:included|incluid[oa]s?) (?:in|en)|(?:what|que|o que)(?: \\w+){0,2} (?:included|incluye|incluyen|incluido|inclui|incluso)(?: \\w+){0,3} (?:price|rent|precio|alquiler|renta|expensas|preco|aluguel)|(?:incluy\\w+|incluid[oa]s?|inclui\\w*|includ\\w+|con|aparte|paga\\w*)(?: \\w+){0,3} (?:agua|luz|ande|essap|electricidad|gas|servicios|utilities|water|electricity|bills|energia)|(?:agua|luz|ande|essap|gas|servicios|utilities|water|electricity|bills|energia)(?: \\w+){0,3} (?:incluy\\w+|incluid[oa]s?|inclui\\w*|includ\\w+|aparte|separad[oa]s?)',
  ),
  extraCosts: any(
    '(?:cuanto|quanto|how much)(?: \\w+){0,5} (?:todo|tudo|total|everything)(?: \\w+){0,3} (?:compr\\w+|buy\\w*)|total (?:costs?|price) (?:of|to|for) (?:buy\\w*|purchas\\w+)|(?:besides|on top of|apart from|ademas de|aparte de|aparte del|ademas del|alem do|alem d[eo]) (?:the |el |o )?(?:asking )?(?:price|precio|preco)|gastos de (?:la )?(?:compra|escritura)|closing costs|custos? (?:de|da) (?:compra|escritura)|(?:anything|something|what) else(?: \\w+){0,5} pay|(?:other|extra|hidden|additional) (?:costs?|fees|charges|expenses)|(?:algo|que) mas(?: \\w+){0,4} pagar|(?:otros|mas|hay) (?:gastos|pagos|costos)|gastos (?:extras?|ocultos|aparte)|(?:mais alguma coisa|algo mais)(?: \\w+){0,3} pagar|(?:outros|mais) (?:custos|gastos)',
  ),
  outlook: any(
    '(?:tiene|tienen|tenga|con|buena|linda|que|hay|da a una) vistas?|vistas? (?:al|a la|a los|del|de la|de los|panoramic\\w+|lind\\w+|abiert\\w+|despejad\\w+|desde)|(?:have|has|with|got|any|nice|good|what)(?: a| an| the| any)?(?: nice| good| great)? views?(?= )(?! count)|views? (?:of|over|to) (?:the|a)|tem vista|vista (?:para|do|da|livre)|(?:which|what) (?:direction|way)(?: \\w+){0,3} face\\w*|(?:does it|it) faces?|(?:orientacion|orientad[oa]|da al (?:norte|sur|este|oeste|frente|contrafrente)|contrafrente|frente o contrafrente|(?:al|pro|para o|to the|hacia el) (?:norte|sur|este|oeste|north|south|east|west|leste)|(?:pega|da|entra|recibe|get\\w*|bate|pega)(?: \\w+){0,3} (?:sol|sun|sunlight)|(?:morning|afternoon) sun|luminos[oa]|luz natural|sol de la (?:manana|tarde)|sol da (?:manha|tarde)|facing (?:north|south|east|west|street)|natural light|sunny)',
  ),
  total: any(
    '(?:todo|total|en total|todo junto|todo incluido|cuanto (?:es|seria|pago|pagaria|sale) (?:todo|en total))(?: \\w+){0,4} (?:por mes|al mes|mensual(?:es)?|con (?:las )?expensas|incluyendo)|(?:por mes|al mes|mensual) (?:en total|todo|con (?:las )?expensas)|(?:con|incluyendo|sumando|mas) (?:las )?expensas|(?:total|all in|altogether|everything)(?: \\w+){0,4} (?:per|a|each|every) month|monthly (?:total|cost in total)|(?:rent|price) (?:plus|with|including) (?:the )?(?:fees|expensas|expenses)|(?:tudo|total) (?:por mes|ao mes)|(?:com|mais) (?:o )?condominio',
  ),
  perSqm: any(
    '(?:por|el|del|do|o|la|x) (?:m2|metro(?:s)?(?: cuadrado)?|hectarea)|precio (?:por|del) (?:m2|metro)|(?:per|a|an|each) (?:m2|sqm|square (?:meters?|metres?)|sq|hectare|acre)|m2 price|price m2',
  ),
  market: any(
    '(?:vale|valdra|valera) lo que (?:piden|pide|cuesta|sale)|vale o que pedem|(?:eso|that|isso) (?:esta|es|e) (?:bien|mal|mucho|poco|bom|ok)|(?:is|are) (?:that|this|it|those) (?:a )?(?:good|bad|high|low|normal|lot|much|ok|okay|typical)|(?:es|e) (?:eso )?(?:mucho|poco|normal|muito|pouco)|mercado|car(?:[oa]s?|is+im[oa]s?)|barat[oa]|salad[oa]s?|salgad[oa]s?|puxad[oa]s?|pricey|steep|(?:too|so) much(?: money)?|(?:mucha|demasiada) plata|muito dinheiro|dineral|disparate|locura|justo|buen precio|(?:precio|alquiler) esta (?:bien|mal|en precio)|conviene|vale a pena|compensa|worth it|vale la pena|sobreprecio|market|(?:price|rent) (?:right|ok|okay)|expensive|overpriced|cheap|fair|good (?:price|deal)|worth it|promedio|average',
  ),
  price: any(
    'precio|precios|preco|custa|[cq]uanto (?:e|custa|sai|fica)|valor|cuesta|cuestan|vale(?! (?:la|a) pena)|sale|valor|cuanto (?:es|piden|pide|esta)|en guaranies|en dolares|em guaranis?|em dolares|em guaranies|quanto da em|costo|price|cost|how much|asking',
  ),
  rooms: any(
    '(?:autos?|coches?|vehiculos?|camionetas?|carros|cars?) (?:entran?|caben?|puedo|can|fit)|(?:entran?|caben?|fits?)(?: \\w+){0,3} (?:autos?|coches?|camionetas?|carros?|cars?)|lugar para (?:(?:mi|el|un|la|una|dos|2|tres|3) )*(?:auto|autos|moto|motos|coche|camioneta)|dormitorios?|habitacion(?:es)?|cuartos?|piezas?|ambientes?|banos?|dormis?|cocheras?|garajes?|garage|estacionamientos?|parking|quartos?|banheiros?|vagas?|garagem|suites?|bedrooms?|bathrooms?|baths?|rooms?',
  ),
  area: any(
    '(?:lo|partes?|areas?|superficies?|metros?|m2) construid[oa]s?|built (?:area|up)|(?:cuant[oa]s?|quant[oa]s?|how much)(?: \\w+)? (?:de )?(?:terreno|patio|land)|mbo ?y metros?|superficie|metros|m2|mide|mede|metragem|tamano|grande|dimensiones|medidas|area|size|how (?:big|large)|square (?:meters?|metres?|feet)|sqm',
  ),
  surroundings: any(
    'colegios?|escuelas?|plazas?|parques?|squares?|parks?|pracas?|supermercados?|hospital\\w*|farmacias?|shopping|transporte|colectivos?|onibus|linea|perto de|(?:algum|alguma) (?:mercado|escola|farmacia)|segura la zona|zona segura|seguridad (?:de|en) la zona|inunda\\w*|ruido\\w*|vecindario|schools?|supermarkets?|hospitals?|nearby|public transport|bus|safe (?:area|neighborhood)|noisy|flood\\w*|cerca',
  ),
  place: any(
    'donde|onde|(?<![cq]uanto )fica|localiza\\w*|ubicad[oa]|ubicacion|queda|direccion|zona|barrio|ciudad|mapa|where|location|located|address|neighborhood|map',
  ),
  shortTerm: any(
    'por (?:noche|dia|temporada)|temporal|temporario|airbnb|estadia|noches?|nightly|per night|a night|short term|vacation',
  ),
  rentTerms: any(
    '(?:would|will|could|can|do) (?:they|he|she|the (?:owner|landlord))(?: \\w+){0,3} (?:\\d+|one|two|three|four|five|six|a few) (?:months?|weeks?)|(?:aceptan?|aceptaria\\w*|hacen|haria\\w*|firman|aceitam?|topam?)(?: \\w+){0,3} (?:\\d+|un|dos|tres|cuatro|cinco|seis|dois|quatro) (?:mes|meses|semanas?)|month to month|mes a mes|(?:alquil\\w+|rent\\w*|alug\\w+|contratos?|lease|stay|quedar\\w*|tomar\\w*|ficar|let it|have it|firm\\w+|sign|get it|take it)(?: \\w+){0,4} (?:por|for|de|a|solo|so|just|only|unos|uns)(?: (?:solo|nomas|just|only|apenas|about|unos|unas|uns|so)){0,2} (?:\\d+|un|una|dos|tres|cuatro|cinco|seis|ocho|diez|one|a|two|three|four|five|six|um|uma|dois|duas|quatro|poc[oa]s|few|a few) (?:meses|mes|months?|semanas?|weeks?|anos?|years?)|pag\\w+ (?:por )?adelantad[oa]s?|pago anticipado|adelant\\w+ (?:\\w+ ){0,2}(?:meses|alquiler)|(?:meses|months)(?: \\w+)? (?:por )?(?:adelantad[oa]s?|up ?front|up front|in advance|adiantad[oa]s?)|pay(?: \\w+){0,4} (?:up front|upfront|in advance)|(?:pago|pagar) adiantado|pagar (?:\\w+ ){0,3}antecipad\\w+|(?:minimum|maximum) (?:stay|term|lease|rental)|(?:estadia|estancia|plazo|contrato) minim[oa]|minimo de (?:meses|contrato|permanencia)|(?:only|solo|so) (?:need it )?(?:for|por)? ?\\d+ (?:months|meses)|(?:que|cuales|what|o que)(?: \\w+){0,3} (?:presentar|llevar|mostrar|provide|bring|show|apresentar)(?: \\w+){0,2} (?:para |to )?(?:alquilar\\w*|rent\\w*|alugar)|(?:que|cuales) (?:papeles|documentos|requisitos|documentacion)(?: \\w+){0,3} (?:ped\\w+|piden|exigen|necesit\\w+|presentar|llevar)|(?:que|cuales|o que|what) (?:\\w+ ){0,2}(?:necesito|requisitos|piden|hace falta|se necesita|need|preciso|precisa)(?: \\w+){0,2} (?:para |to |por )?(?:alquilar\\w*|rent|alugar)|garant(?!iz)\\w+|guarantors?|references?|referencias|codeudor\\w*|fiador|fianza|aval|deposito|contrato|requisitos|guarantee|deposit|lease|requirements|contract',
  ),
  roi: any(
    'recuper\\w+ (?:la inversion|la plata|el dinero|lo que|lo invertido)|(?:en )?cuantos anos (?:lo |la )?(?:recuper|amorti)\\w+|(?:pay(?:s)? (?:for )?itself|payback|amorti\\w+)|roi|rentabilidad|rentabilidade|rinden?|rende|rendir\\w*|render\\w*|rendimiento|retorno|renta|inversion|invertir|ganancia|ocupacion|yield|return|returns|investment|invest|profit\\w*|earns?|occupancy',
  ),
  rent: any(
    '(?:por )?(?:cuanto|quanto) (?:(?:se|da|daria|podria|poderia|pra|para|lo|la|eu|consigo|puedo|posso) )+(?:alugar|alquilar\\w*)|(?:what|how much)(?: \\w+){0,4} (?:rent (?:it )?(?:out )?for)|alquiler|alquila|alquilar|alquilo|en venta|se vende|for rent|to rent|rent|for sale|mensual|monthly',
  ),
  comparables: any(
    'comparables?|parecid[oa]s?|similar(?:es)?|(?<!en )otr[oa]s?(?! (?:lado|parte|lugar|pais|cosas?|mitad|gastos?|costos?|pagos?|casa atras))|outr[oa]s?|others?|another|alternativas?|otras opciones|alike|alternatives?|like (?:it|this)|comparado|(?:compare[sd]?|compara\\w*)(?: \\w+){0,3} (?:others?|otr[oa]s|outr[oa]s|nearby|similar\\w*|parecid[oa]s)',
  ),
  visit: any(
    '(?:puedo|podemos|podria|posso|podemos|can i|can we|could we) (?:ir|pasar|go|come|passar)(?! (?:a (?:vivir|la)|caminando|en colectivo))|(?:go|pasar|ir) (?:a )?(?:see|look|verl[oa])|(?:quiero|quisiera|me gustaria|podria|i want to|i would like to|quero) (?:ir a )?(?:ver|verl[oa]|visitar\\w*|conocer\\w*|see|visit|view)|l[oa] (?:quiero|quisiera) (?:ver|visitar|conocer)|se puede ver|(?:puedo|podemos|podria|posso|podemos|poderia|can i|can we|could i|could we) (?:ir a |ir )?(?:ver|visitar|see|view|visit)(?: |$)?|a que hora|que dias?|visit\\w*|ver(?:la|lo)|conocer(?:la|lo)|agendar|coordinar|viewing|see it|tour',
  ),
  contact: any(
    'contact\\w*|hablar con|consult(?!or)\\w*|escribir(?:le)?|llamar|whatsapp|wh?ats?ap|wha?sap|was(?:ap|sap)|guasap|wsp|wpp|zap|telefono|celular|nro|phone|reach|talk to|get in touch|call',
  ),
  author: any(
    'quien (?:la |lo |me |nos )?(?:publica|vende|alquila|ofrece|atiende|muestra|recibe|responde|contesta)|con quien (?:hablo|trato|coordino)|who owns|quien es (?:el )?(?:dueno|propietario)|(?:who|whom) (?:do|should|can) i (?:call|ask|write)|a quien (?:le )?(?:llamo|escribo|pregunto|hablo)|who (?:will|do i|would)(?: \\w+){0,2} (?:meet|show|contact|talk|deal|answer)\\w*|quem (?:me |nos )?(?:atende|mostra|vende|recebe)|inmobiliaria|dueno|propietario|anunciante|agencia|agente|owner|agency|agent|seller|who (?:is selling|sells|published|lists)',
  ),
  negotiable: any(
    '(?:hablar|charlar|conversar) (?:el|del|de) precio|(?:cambi\\w+|modific\\w+|change|mud\\w+) (?:el |the |o )?(?:precio|price|preco)|baj(?:a|ale|alo|ame|eme|en|enle) (?:\\w+ )?precio|(?:drop|cut) the price|baix(?:a|e) o preco|(?:es|esta) (?:charlable|conversable)|\\d+ ?%? (?:off|de descuento|de desconto|menos)|(?:take|toma|acepta\\w*)(?: \\w+){0,3} (?:\\d+ ?%|less|menos)|descuentos?|discounts?|descontos?|(?:pago|pagar|paying|pay|pagando) (?:al contado|cash|a vista|en efectivo)|(?:precio|preco|price)(?: \\w+){0,2} (?:final|firme|fijo|cerrado|firm|fixed|fechado)|(?:how low|lowest)(?: \\w+){0,4} (?:go|offer|accept|take|price)|negocia\\w*|(?:cuanto|hasta cuanto|que|quanto)(?: \\w+){0,3} (?:ofrecer\\w*|ofertar|oferecer)|contraoferta|(?:puedo|podria|podemos|le) (?:puedo )?(?:ofrecer\\w*|ofertar)|proposta|oferecer|(?:hacen|hace|haces|harian|haria|haras) (?:un |buen |mejor |algun |mas )?precio|(?:fazem|faz|fariam) (?:um )?preco|(?:bajar|baixar|lower) (?:la|a|the|mi) oferta|(?:should|could|can|would) i offer|(?:make|put in) an offer|(?:dejan|deja|dejas|dejarian|dejaria) (?:en|a|por)|si (?:pago|ofrezco|oferto)|ofrezco|acept(?:a|an|aria|arian) (?:usd |us |gs )?\\d\\S*|(?:\\d{1,2} ?%?|(?:\\d{1,2}|cinco|diez|quince|veinte|treinta|five|ten|fifteen|twenty|thirty|dez|quinze|vinte|trinta) (?:por ?ciento|percent|por cento|pct)|\\d{1,3} ?(?:k|mil|lucas|thousand))(?: (?:por|mas|less|a|de|lo)){0,2} (?:menos|abajo|debajo|abaixo|below|under|lower)|low ?ball\\w*|ofrecerles?|(?:ofrecer|ofrezca|offering?|oferecer)(?: \\w+)? [$]?\\d[\\d.,]*|(?:le|les|lhe|lhes) (?:tir\\w+|mand\\w+|propon\\w+|doy|dou|pong\\w+|ponho)(?: una?| uma?| unos| uns)? [$]?\\d[\\d.,]*|(?:would|will) (?:they|you|he|she) (?:take|accept)|rebaja\\w*|descuento|oferta\\w*|bajar el precio|ultimo precio|negotiab\\w*|discount|lower offer',
  ),
  papers: any('titulos?|title|papeles|escritura|documentos|documentacion|deed|papers|documents|legal'),
  /** Of what was said before it. */
  basis: any(
    '(?:en|con|de) (?:que|donde|q) (?:te |se |lo |la )?(?:bas\\w+|sac\\w+|apoy\\w+|fund\\w+|sale)|en base a que|con que (?:datos?|criterio|avisos)|por que (?:decis|dices|me decis|lo decis)|como (?:sabes|sabe|lo sabes|calcul\\w+|llegas\\w*|llegaron)|(?:comparado|comparada|comparas|compararon|comparan) (?:con|contra) (?:que|cual(?:es)?)|(?:con|contra) (?:que|cuales) (?:avisos |otros )?(?:lo |la )?compar\\w+|(?:what|how)(?: \\w+){0,3} (?:based on|basis)|based on (?:what|which)|(?:compared|relative) (?:to|with) (?:what|which)|what (?:makes you say|are you comparing)|(?:how|where) (?:do|did) you (?:know|get|calculate|work|figure|come)|says who|(?:com base|baseado|baseada) em (?:o )?que|em que (?:voce |vc )?se basei?a|de onde (?:voce |vc )?(?:tira|tirou|saiu|vem)|como (?:voce |vc )?(?:sabe|calculou|chegou)|comparado com (?:o )?que|por que (?:voce |vc )?(?:diz|fala)',
  ),
  /** Whose rate is not kept. */
  otherCurrency: any(
    '(?:cuant[oa]s?|quant[oa]s?|how (?:much|many)|what|y|e|and|o|ou|or|convert\\w*|pas\\w+|equival\\w*|seria\\w*|da|sale|fica)(?: \\w+){0,5} (?:(?:en|em|in|into|to|a|pra|para) )?(?:reais|reales|real|pesos(?: argentinos)?|euros?|brl|ars|eur|libras|pounds|soles|bolivianos)',
  ),
  barter: any(
    'permut\\w*|canje|(?:como|en) parte de(?:l)? pago|(?:como|em) parte do pagamento|parte de pago|(?:acept\\w+|aceit\\w+|recib\\w+|toma\\w*|take\\w*|accept\\w*) (?:un|una|mi|um|uma|meu|minha|a|my) (?:auto|camioneta|vehiculo|carro|car|moto|terreno|lote)|barter|swap|trade it in|part exchange|troca',
  ),
  invoice: any(
    'legal receipt|(?:da|dan|emite[n]?|entrega[n]?|hace[n]?|con|tiene) (?:\\w+ )?(?:factura|recibo legal|boleta legal|nota fiscal)|(?:give|issue|provide)s? (?:an? |me an? )?(?:legal )?(?:invoice|receipt)|facturan?(?= $)|nota fiscal',
  ),
  vat: any(
    '(?:incluye|incluido|con|mas|sin|lleva) (?:el )?iva|iva (?:\\w+ )?(?:incluid[oa]|incluso|aparte|included|extra)|(?:is|plus|with|on top of|includ\\w+)(?: \\w+)? (?:iva|vat)|(?:includ\\w+|plus|with) vat|vat included',
  ),
  delivery: any(
    'cuando (?:se )?(?:la |lo )?(?:entreg\\w*|termin\\w*|esta list[oa])|(?:fecha|plazo) de entrega|entrega inmediata|en pozo|when (?:will it be|is it|does it get) (?:finished|delivered|ready)|delivery date|off plan|quando (?:fica pronto|e a entrega|entregam)',
  ),
  expenses: any(
    'condo(?:minium)? (?:fees?|dues)|monthly (?:costs?|expenses)|gastos (?:mensuales|por mes|al mes)|custos? mensa(?:l|is)|mantener(?:l[oa])?|upkeep|running costs|manter|expensas|condominio|taxa|gastos|expensa|mantenimiento|hoa|expenses|fees|maintenance',
  ),
  built: any(
    '(?:de |en )?(?:que|cual) ano (?:es|tiene|data|fue|se|construy\\w+|la|el|lo|esta)?|(?:de|what|in what|which|de que) (?:ano|year)|(?:ano|year) (?:del? (?:edificio|casa|construccion)|of (?:construction|the building))|que tan (?:viej|antigu)[oa]|(?:es|esta) (?:muy )?(?:viej|antigu)[oa]|edad (?:tiene )?(?:d?el )?(?:edificio|casa)|ano de construccion|cuantos anos|(?<! (?:lo|partes?|areas?|superficies?|metros?|m2) )construid[oa]|construyo|antiguedad|a estrenar|nuev[oa]|built(?! area| up)|how old|(?<! (?:every|each|per|a|one|next|last) )year|new',
  ),
  internet: any(
    'internet|wifi|fibra|mbps|fiber|(?:work(?:ing)?|trabaj\\w+|labur\\w+|trabalh\\w+) (?:remot\\w+|(?:from|at|desde|en|de|em) (?:la |mi |my )?(?:home|casa))|home ?office|teletrabaj\\w+',
  ),
  capacity: any('capacidad|cuantas personas|capacity|how many people'),
  available: any(
    '(?:puedo|podemos|podria|podriamos|posso|podemos|can i|can we|could i) (?:mudarme|mudarnos|entrar|me mudar|nos mudar|move in)(?: \\w+){0,2} (?:hoy|manana|ya|este|esta|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde)|la semana|today|tomorrow|this|next|on (?:monday|friday|saturday)|neste|nesta|hoje|amanha|ja)|disponible|(?:sigue|esta|todavia esta|aun esta) libre|sigue (?:disponible|en venta|publicad[oa])|vendid[oa]|available|still|sold|publicad[oa]|published',
  ),
  views: any('vistas?|vieron|vio|cuantas visitas|interesados|views?|popular'),
  pictures: any(
    '(?:virtual|video|360) tours?|tours? (?:virtual(?:es)?|360|en video)|recorridos? virtual(?:es)?|visita virtual|videollamada|video ?call|floor ?plans?|planos?(?! \\w+ia)|planta baixa|fotos?|imagenes|photos?|pictures?|video',
  ),
  amenities: any(
    'comodidades|amenities|que (?:tiene|incluye|ofrece)|equipad\\w*|what does it (?:have|include)|features',
  ),
  summary: any(
    '(?:translate|traduc\\w+|traduz\\w*)(?: \\w+){0,3} (?:description|descripcion|descricao|listing|aviso|anuncio)|contame|conta me|cuentame|describi\\w*|descripcion|detalles|mas (?:info|informacion|datos|detalles)|resumen|resumi\\w*|tell me (?:about|more)|describe|description|details|summary|more info\\w*|about (?:it|this|the)|como es|what is it like',
  ),
}
