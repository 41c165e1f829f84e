import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const searchingFaq = {
  lostFavorites: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por qué se perdieron mis favoritos? | desaparecieron las casas que guardé | mis favoritos no estan en el otro celular | como paso mis favoritos a mi cuenta | cambie de telefono y no veo mis guardados | que pasa si un favorito se vende o baja de precio | se borraron mis favoritos | guarde varias casas y ahora no estan | cambie de celular y desaparecieron mis guardados | perdi la lista de deptos que me gustaban | favoritos borrados | marque con corazoncito un monton de casas y hoy entre y no hay nada | cambie de celular y no estan los deptos q tenia marcados | y si inicio sesion me vuelven las q marque con el corazon antes? | guarde en la compu del trabajo y en mi cel no me salen los favoritos, xq? | ¿De qué manera conservo mis inmuebles marcados entre distintos dispositivos?',
      en: 'Why did my favorites disappear? | my saved homes are not on my other phone | how do I move favorites to my account | what happens when a saved home is sold or drops in price | my saved homes vanished | how to recover the list of places I saved | hearted a bunch of houses and the list is empty today | cleared my browser and my shortlist vanished, any way back? | how do I get my hearts from laptop to phone | got a new phone, where did my saved places go',
      pt: 'Por que meus favoritos sumiram? | meus favoritos não aparecem no outro celular | como passo os favoritos para minha conta | troquei de celular e não vejo os salvos | sumiram os imóveis que eu tinha salvo | minha lista de favoritos apagou | sumiram todas as casas que eu tinha curtido aqui | salvei no computador e não aparece no celular, cadê meus favoritos?',
    },
    answer: {
      es: 'Sin cuenta, viven en el navegador donde los guardaste y se van si borrás sus datos. Iniciá sesión ahí mismo y pasan solos a tu cuenta; desde entonces los ves en cualquier equipo. Si uno se reserva, se cierra o cambia de precio, la lista te lo dice, y podés pedir que te avisemos en configuración.',
      en: 'Without an account they live in the browser where you saved them and go when its data is cleared. Sign in there and they move to your account by themselves; from then on you see them on any device. If one is reserved, closed or changes price, the list says so, and settings can have you notified.',
      pt: 'Sem conta, ficam no navegador onde você os salvou e somem se apagar os dados. Entre ali mesmo e eles passam sozinhos para a conta; depois você os vê em qualquer aparelho. Se um for reservado, fechado ou mudar de preço, a lista diz, e na configuração pode pedir aviso.',
    },
  },
  alertChannel: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por dónde me llegan las alertas de una búsqueda guardada? | me llega por mail o por whatsapp | las alertas llegan al correo o al celular | me avisan por whatsapp cuando entra algo nuevo | puedo recibir los avisos de mi búsqueda en el teléfono | me avisan por wasap cuando sale algo nuevo? | las alertas son por mail o por notificacion? | quiero las alertas en el telefono y no en el correo | alertas por WhatsApp | por que medio notifican las novedades de la busqueda guardada | no uso mail, me pueden mandar x wasap cuando salga una casa nueva? | cuando haya un depto nuevo como me entero, me suena el celu? | como activo q me salga notificacion en el navegador cuando hay algo nuevo de mi busqueda | y a q direccion de correo va lo de mi busqueda guardada? | puse mi nro pensando q me iban a mandar sms con las novedades de la busqueda | ¿Por qué medio se notifican las nuevas propiedades coincidentes con mi búsqueda registrada?',
      en: 'How do saved search alerts reach me? | do alerts come by email or WhatsApp | can I get search alerts on my phone | will you text me when something new comes | do you text me or email me about new matches | are new listing alerts sent by push or mail | do I get push notifications on my phone for new matching flats | where will I hear about new homes that fit my saved search | text message when a match shows up, do you offer that?',
      pt: 'Por onde chegam os alertas da busca salva? | chega por e-mail ou WhatsApp | posso receber os alertas no celular | os alertas da minha busca chegam por zap ou e-mail? | alerta de busca no WhatsApp | vocês mandam os imóveis novos da minha busca por zap ou só por email? | como recebo notificação no celular quando entra casa nova na minha busca?',
    },
    answer: {
      es: 'Por correo, a la dirección con la que la guardaste; con una cuenta podés activar además las notificaciones del navegador en configuración, también en el celular. Por WhatsApp no enviamos alertas.',
      en: 'By email, to the address you saved it with; with an account you can also turn on browser notifications in settings, on your phone as well. We send no alerts by WhatsApp.',
      pt: 'Por e-mail, ao endereço com que você a salvou; com uma conta pode também ativar as notificações do navegador na configuração, no celular também. Por WhatsApp não enviamos alertas.',
    },
  },
  alertFrequency: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cada cuánto me llegan las alertas de mi búsqueda? | quiero alertas una vez por semana nomas | como cambio la frecuencia de los avisos de busqueda | me llegan alertas muy seguido | puedo pausar una alerta de busqueda guardada | me llegan demasiados correos, los quiero una vez por semana | puedo recibir las novedades al instante? | como paro los mails de alertas | frecuencia de alertas | me llenan la casilla con casas nuevas, como lo espacio | kiero enterarme al instante apenas salga un terreno, se puede? | ya encontre depto, como hago para q no me manden mas las novedades de la busqueda | y si no tengo cuenta, donde cambio q sea semanal? | puedo pedir q me avisen tambien si baja el precio de lo q busco? | ¿Puedo suspender temporalmente los envíos de una búsqueda guardada?',
      en: 'How often do saved search alerts come? | I want alerts only once a week | how do I change the frequency of my search alerts | can I pause a saved search alert | too many alert emails, make them weekly | stop or pause my saved search emails | too many emails about new listings, make it a daily digest | unsubscribe from my saved search, I already found a place | can I be told instantly when a matching lot pops up | pause my search notifications for a month',
      pt: 'Com que frequência chegam os alertas da minha busca? | quero alertas só uma vez por semana | como mudo a frequência dos alertas de busca | recebo alerta demais, como mudo pra semanal | parar os e-mails da busca salva | tô recebendo email demais da minha busca, dá pra ser semanal? | já achei casa, como paro os avisos da busca salva?',
    },
    answer: {
      es: 'Lo elegís vos: al momento, una vez por día, una vez por semana o nunca. En «Mis alertas» lo cambiás, pausás o eliminás cada búsqueda, y podés sumar las bajas de precio. Si la guardaste solo con tu correo, se maneja desde el enlace de cualquiera de los correos que te llegaron.',
      en: 'You choose: at once, once a day, once a week or never. In “My Alerts” you change, pause or delete each search, and can add price drops. If you saved it with just your e-mail, it is managed from the link in any of the mails you got.',
      pt: 'Você escolhe: na hora, uma vez por dia, uma vez por semana ou nunca. Em «Mis alertas» muda, pausa ou exclui cada busca, e pode somar as baixas de preço. Se a salvou só com o e-mail, se gerencia pelo link de qualquer dos e-mails que chegaram.',
    },
  },
  alertsNotArriving: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por qué no me llegan las alertas de mi búsqueda guardada? | guarde una busqueda y nunca me avisan nada | no recibo correos de alertas de oga | confirme la alerta y no llega nada | sin cuenta puedo recibir alertas por mail | no me llegan los correos de alerta | guarde una busqueda y nunca me escribieron | no recibo ningun mail de casas nuevas | dejaron de venirme los correos de mi busqueda guardada | alertas que no llegan | ya revise el spam y no hay ni un aviso de oga | hace un mes guarde lo q busco en san lorenzo y ni un mail | nunca confirme el correo cuando guarde la busqueda, sera x eso q no llega nada? | y en spam tampoco hay nada de mi busqueda, q mas reviso? | antes me mandaban casas nuevas y de repente dejaron de llegar | mi amiga recibe sus novedades y yo con la misma busqueda nada, que tengo mal? | No he recibido notificación alguna de mi búsqueda registrada; ¿cuáles pueden ser las causas?',
      en: 'Why am I not getting alerts for my saved search? | I saved a search and never hear anything | alert emails do not arrive | can I get alerts without an account | saved a search but no emails ever come | not receiving notifications of new homes that I signed up for | three weeks since I set up a search and my inbox is empty | used to get new home emails, they suddenly stopped | never clicked the confirmation link for my search, is that why it’s silent | checked spam, still no emails about new matches',
      pt: 'Por que não chegam os alertas da minha busca salva? | salvei uma busca e nunca me avisam | posso receber alertas sem conta | salvei a busca e não chega nenhum e-mail | alerta configurado mas nada chega | salvei uma busca faz tempo e não chega nenhum email',
    },
    answer: {
      es: 'Primero, sin cuenta hay que confirmar el correo con el enlace que te mandamos: mirá en no deseados. Después, fijate en «Mis alertas» que no esté en pausa y que los correos estén activados en configuración. Si todo está bien, quizás no hay nada nuevo así: ampliá la zona o el precio.',
      en: 'First, without an account the e-mail has to be confirmed by the link sent to you: look in spam. Then check in “My Alerts” that it is not paused and that mails are on in settings. If all is well, perhaps nothing new fits: widen the area or the price.',
      pt: 'Primeiro, sem conta é preciso confirmar o e-mail com o link que enviamos: olhe no spam. Depois, veja em «Mis alertas» se não está em pausa e se os e-mails estão ligados na configuração. Se está tudo certo, talvez não haja nada novo assim: amplie a zona ou o preço.',
    },
  },
  drawArea: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo dibujo una zona en el mapa para buscar? | quiero marcar en el mapa donde busco | buscar casas solo dentro de un area dibujada | como busco moviendo el mapa | donde esta el mapa de la busqueda | quiero marcar con el dedo las calles donde buscar | se puede hacer un circulo en el mapa y ver solo lo de adentro? | como encierro el pedazo de barrio que me interesa | trazar zona en mapa | no se usar el mapa, como le marco el area que quiero? | me interesa solo entre san martin y mariscal lopez, puedo encerrar esa parte con el dedo? | kiero rodear en el mapa las cuadras cerca del cole de mis hijos | y si me salio mal el contorno q dibuje, lo borro o corrijo? | no busco por barrio sino un pedazo q yo trace en el mapa | ¿Existe una herramienta para delimitar un polígono propio en la cartografía del portal?',
      en: 'How do I draw an area on the map to search? | search only inside an area I mark | how do I search by moving the map | where is the map view | outline a custom shape on the map to filter homes | how to use the draw tool on your map | lasso a few blocks near the school on the map, how | can I trace two separate zones on the map and save them | I drew the wrong shape on the map, how do I redo it | results should follow as I drag the map, is there an option',
      pt: 'Como desenho uma zona no mapa para buscar? | buscar só dentro de uma área desenhada | onde está o mapa da busca | como desenho a região no mapa | marcar área no mapa com o dedo | dá pra circular no mapa só as quadras que me interessam? | desenhei a área errada no mapa, como corrijo?',
    },
    answer: {
      es: 'En la búsqueda pasá a «Ver el mapa» y tocá «Dibujar zona»: rodeala con el dedo o el mouse, o tocá sus esquinas, y dale «Listo». Podés dibujar otra, corregirla o quitarla, y guardar esa búsqueda con alertas. Sin dibujar, «Buscar al mover el mapa» sigue lo que mirás.',
      en: 'In the search switch to “See the map” and press “Draw an area”: go round it with finger or mouse, or tap its corners, then “Done”. You can draw another, correct or remove it, and save that search with alerts. Without drawing, “Search as I move the map” follows what you look at.',
      pt: 'Na busca passe para «Ver el mapa» e toque em «Dibujar zona»: contorne com o dedo ou o mouse, ou toque nos cantos, e «Listo». Pode desenhar outra, corrigir ou tirar, e salvar essa busca com alertas. Sem desenhar, «Buscar al mover el mapa» segue o que você olha.',
    },
  },
  noResults: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué hago si mi búsqueda no da resultados? | no me sale ninguna propiedad con mis filtros | por que aparecen tan pocas propiedades | no encuentro lo que busco en el sitio, alguna idea | puse filtros y me sale cero propiedades | no aparece nada con lo que pido, que aflojo? | soy muy exigente o no hay nada con esas condiciones, que cambio | cero resultados | filtre por barrio y precio y la pagina dice que no hay avisos | puse casa con piscina en luque x menos de 50 mil y sale cero | me dice q no hay coincidencias, q filtro saco? | busco en areguá y me muestran dos nomas, como amplio? | y si no encuentran nada asi, me avisan cuando entre algo? | le puse 3 cuartos, patio, cochera y mascota y quedo vacia la lista | La consulta efectuada no arroja inmuebles coincidentes; ¿qué criterios conviene flexibilizar?',
      en: 'What do I do if my search has no results? | the site shows nothing with my filters | I cannot find what I want on the site | zero homes match my filters | nothing found on the search page | my search comes back empty, now what | only two homes come up, how do I widen it | nothing fits my criteria right now, will you suggest nearby areas',
      pt: 'O que faço se a busca não dá resultados? | o site não mostra nada com meus filtros | por que aparecem tão poucos imóveis | minha busca não achou nada | resultado vazio na pesquisa | minha busca veio zerada, o que tiro do filtro? | só aparecem duas casas no que procuro, como amplio a busca?',
    },
    answer: {
      es: 'La página te propone qué aflojar y cuántos avisos suma cada cambio: precio, barrios vecinos, dormitorios o comodidades. Probá también con otra palabra para la zona. Si no apura, guardá la búsqueda y te avisamos cuando aparezca; o contame acá qué buscás y te muestro lo más parecido.',
      en: 'The page suggests what to relax and how many listings each change adds: price, nearby neighborhoods, bedrooms or amenities. Try another word for the area too. If there is no hurry, save the search to be told when something appears; or tell me here what you want and I show the closest.',
      pt: 'A página propõe o que afrouxar e quantos anúncios cada mudança soma: preço, bairros vizinhos, quartos ou comodidades. Tente também outra palavra para a zona. Se não há pressa, salve a busca e avisamos quando aparecer; ou me conte o que procura e mostro o mais parecido.',
    },
  },
  siteLanguage: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo cambio el idioma del sitio? | la pagina esta en ingles, como la pongo en español | esta en guarani o portugues la pagina? | en que idiomas atienden | puedo escribirle al asistente en portugues | cambiar a inglés la página | quiero ver la pagina en ingles | donde pongo la web en español otra vez | tienen version en portugues del sitio? | cambiar idioma | mi novio solo lee ingles, como le pongo la pagina | toque algo y me quedo todo en english, como vuelvo al castellano | y vos hablas portugues? mi jefe es brasilero | las descripciones salen en otro idioma, se traducen? | hay version de la web en guaraní para mi abuela? | ¿En qué idiomas se encuentra disponible este portal y cómo se selecciona?',
      en: 'How do I change the language of the site? | is the site available in English | can I write to the assistant in English or Portuguese | which languages does the website have | switch the website to English | pages show up in Spanish, can I change that | everything’s in Spanish, where’s the English switch | can I chat with you in Portuguese | are the ad texts translated or left as the owner wrote them | which agencies here deal in English or German, does it say',
      pt: 'Como mudo o idioma do site? | posso escrever ao assistente em português | como mudo o site para inglês ou português | trocar o idioma das páginas | o site tem versão em português ou só dá pra falar com você? | tá tudo em espanhol, onde troco o idioma?',
    },
    answer: {
      es: 'Con el selector de idioma del sitio, o en configuración si tenés cuenta: las páginas están en español e inglés. Conmigo podés hablar además en portugués. Las descripciones quedan en el idioma de quien las escribió, y la página de cada inmobiliaria dice en qué idiomas atiende.',
      en: 'With the language switch of the site, or in settings if you have an account: pages are in Spanish and English. With me you can also talk in Portuguese. Descriptions stay in the language of their author, and each agency’s page says which languages it speaks.',
      pt: 'Pelo seletor de idioma do site, ou na configuração se tem conta: as páginas estão em espanhol e inglês. Comigo você pode falar também em português. As descrições ficam no idioma de quem escreveu, e a página de cada imobiliária diz que idiomas fala.',
    },
  },
  darkMode: {
    more: { guide: 'using' },
    asked: {
      es: '¿Tiene modo oscuro la página? | como pongo el modo noche en oga | me molesta el fondo blanco | cambiar a tema oscuro | la pagina se ve negra, como la pongo clara | me encandila la pantalla blanca de noche | como pongo el fondo negro en oga | quiero la web en negro para cuidar la vista | tema oscuro | se me puso todo oscuro, como vuelvo a claro | de noche me quema los ojos la pantalla de oga, se puede poner negra? | como pongo el tema oscuro en su web desde mi samsung | y si kiero q vuelva a verse claro el fondo de la pagina? | me salio todo en negro la web y no me gusta, como lo saco | se puede poner el sitio con colores oscuros asi no gasta bateria? | ¿El portal ofrece una apariencia de bajo brillo para uso nocturno?',
      en: 'Is there a dark mode? | how do I turn on dark theme | the page is dark, how do I make it light | night mode on the website | turn on night theme | switch Óga from light to dark theme | bright white page hurts at night, can it go black | the site turned black on my laptop, how do I get it light again | night theme for Óga, where’s the toggle',
      pt: 'O site tem modo escuro? | como ativo o tema escuro | o site está escuro, como deixo claro | tem tema escuro no site? | a tela branca incomoda à noite, dá pra escurecer? | tem tema escuro no site? o branco dói a vista | o site ficou todo preto, como volto pro claro?',
    },
    answer: {
      es: 'Sí: sigue lo que tengas elegido en tu teléfono o computadora, claro u oscuro. Para cambiarlo, cambiá el tema en los ajustes de tu equipo o de tu navegador, y la página se acomoda sola.',
      en: 'Yes: it follows what your phone or computer is set to, light or dark. To change it, change the theme in the settings of your device or browser, and the page follows by itself.',
      pt: 'Sim: segue o que está escolhido no seu celular ou computador, claro ou escuro. Para mudar, troque o tema nos ajustes do aparelho ou do navegador, e a página acompanha sozinha.',
    },
  },
  mobileApp: {
    more: { guide: 'using' },
    asked: {
      es: '¿Hay una aplicación de Óga para el celular? | tienen app en play store o app store | como instalo oga en mi iphone | descargar la app de oga | funciona sin internet la pagina | se puede usar desde el celular | oga esta en play store? | como instalo oga en mi telefono | quiero bajarme la aplicacion de ustedes | descargar la app | se puede tener oga como icono en la pantalla y usar sin internet | busque oga en el play store y no me sale nada, no existe? | como pongo el iconito de ustedes en la pantalla de mi celu | mi hija dice q se descarga, pero de donde bajo la aplicacion? | se puede usar desde el telefono sin bajar nada y q me notifique? | ¿Disponen de una aplicación móvil descargable o únicamente del sitio web?',
      en: 'Is there an Óga app for phones? | do you have an app on the play store | how do I install oga on my iphone | does the site work offline | is Óga on the App Store | can I install this site on my phone home screen | can’t find you on the App Store, is there anything to download | add your site to my home screen on Android, how | do saved homes still open when I’ve got no signal | is it web only or is there something to install on my tablet',
      pt: 'Tem aplicativo da Óga para celular? | vocês têm app na play store | como instalo a oga no celular | o site funciona sem internet | tem app do Óga pra baixar? | como coloco o Óga na tela inicial do celular | tem aplicativo pra baixar no celular android? | dá pra ver as casas salvas sem internet no celular?',
    },
    answer: {
      es: 'No hace falta: el sitio funciona en el navegador del teléfono y podés agregarlo a la pantalla de inicio desde su menú; queda como una aplicación y recibe notificaciones si las activás. Sin conexión seguís viendo tus favoritos y las últimas propiedades que abriste.',
      en: 'You do not need one: the site works in the phone’s browser and can be added to the home screen from its menu; it then behaves like an app and gets notifications if you turn them on. Offline you still see your favorites and the last properties you opened.',
      pt: 'Não precisa: o site funciona no navegador do celular e pode ser adicionado à tela inicial pelo menu; fica como um aplicativo e recebe notificações se você ativar. Sem conexão continua vendo seus favoritos e os últimos imóveis que abriu.',
    },
  },
  developmentPagesUse: {
    more: { guide: 'offPlan', section: 'questions' },
    asked: {
      es: '¿Dónde veo las unidades libres de un edificio nuevo, piso por piso? | como veo los proyectos en pozo en el sitio | donde estan los emprendimientos en oga | como leo el plan de pago de un emprendimiento | donde veo las unidades libres por piso de un edificio | los precios de los emprendimientos estan al dia? | que deptos quedan sin vender en la torre nueva, donde lo miro | quiero ver plantas y cuotas de un proyecto en pozo en la web | como se si la unidad del quinto piso sigue disponible en el emprendimiento | sección de emprendimientos | pagina con planos, entrega y plan de pago de cada proyecto | kiero ver en q pisos quedan deptos libres en una torre q recien construyen | y al elegir una unidad me muestra las cuotas y cuando entregan? | mi hermano busca comprar desde el pozo, en q parte de la web estan esas torres? | donde miro los planos y tipologias del edificio q todavia no terminan | sale q la unidad 5B esta disponible, puedo confiar o tengo q consultar antes? | ¿En qué sección se consultan los proyectos en construcción con su disponibilidad por nivel?',
      en: 'Where do I see which units of a new building are free, floor by floor? | where on the site are off-plan developments | how do I read the payment plan on a development page | where do I see free units by floor | are development prices up to date | see remaining apartments in a new tower by level | availability chart and payment plan for a new building | show me the new towers with open units per floor | where do I see instalments and handover date for a pre construction apartment here | is unit availability on the new project pages reliable before I reserve | looking for the new build projects section of this website',
      pt: 'Onde vejo as unidades livres de um prédio novo, andar por andar? | onde vejo os empreendimentos na planta no site | como leio o plano de pagamento de um empreendimento | onde vejo as unidades livres por andar | onde vejo as unidades disponíveis do prédio na planta | unidades livres por andar do empreendimento | quero ver as parcelas de uma unidade de prédio novo no site, onde fica',
    },
    answer: {
      es: 'En «Emprendimientos», al pie del sitio: cada uno muestra sus tipos, planos, unidades libres por piso, entrega y plan de pago; al elegir una unidad ves sus cuotas. Lo carga la inmobiliaria, así que confirmá precio y disponibilidad por «Enviar consulta» antes de reservar, y pedí el contrato para que lo lea un escribano.',
      en: 'Under “Developments”, at the foot of the site: each shows its types, plans, free units by floor, delivery and payment plan; choose a unit to see its instalments. The agency enters it, so confirm price and availability through “Send inquiry” before reserving, and have a notary read the contract.',
      pt: 'Em «Emprendimientos», no pé do site: cada um mostra tipos, plantas, unidades livres por andar, entrega e plano de pagamento; ao escolher uma unidade você vê as parcelas. Quem carrega é a imobiliária, então confirme preço e disponibilidade por «Enviar consulta» antes de reservar, e peça o contrato para um escribano ler.',
    },
  },
  noPriceShown: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por qué hay avisos que dicen consultar y no ponen el precio? | me molesta que no pongan el precio en los anuncios | por qué los avisos no muestran cuánto sale | avisos sin precio, hay que preguntar siempre? | odio los anuncios que dicen consultar precio | en esta página todos los avisos tienen precio? | puedo esconder los avisos que no tienen precio | por qué ocultan el precio las inmobiliarias | por qué en todo me sale consultar precio, una tomadura de pelo | xq algunos ponen "precio a consultar"? me hace perder el tiempo | vi una casa con precio 1 guarani, eso se puede denunciar? | y se puede anunciar sin poner cuanto vale aca? | en facebook todos ponen precio por inbox, aca tambien es asi? | soy vendedor y no kiero mostrar el monto, puedo dejarlo vacio en mi aviso?',
      en: 'Why do some listings say “ask” and show no price? | I hate ads without a price | do all listings here have a price | why do agents hide the price | can I leave out listings without a price | price on request, why | an ad lists one dollar as the price, clearly fake, what can I do | can I publish my villa with price on request | tired of "DM for price" posts, is it the same on Óga | why do sellers elsewhere write ask for price',
      pt: 'Por que há anúncios que dizem consultar e não mostram o preço? | anúncio sem preço me irrita | todos os anúncios daqui têm preço? | por que as imobiliárias escondem o preço | dá para esconder anúncios sem preço | por que tanta gente põe "preço sob consulta" nos anúncios? | posso publicar sem colocar o valor do imóvel aqui?',
    },
    answer: {
      es: 'En Óga no se puede publicar sin precio: cada aviso lo dice, en dólares o guaraníes, y podés filtrar y ordenar por él. En otros sitios «consultar» suele dejar lugar para negociar o para no actualizarlo. Si acá ves uno que no parece de verdad, reportalo desde su página.',
      en: 'On Óga nothing is published without a price: each listing says it, in dollars or guaraníes, and you can filter and sort by it. Elsewhere “ask” usually leaves room to bargain or saves updating it. If one here does not look real, report it from its page.',
      pt: 'Na Óga não se publica sem preço: cada anúncio o diz, em dólares ou guaranis, e dá para filtrar e ordenar por ele. Em outros sites, «consultar» costuma deixar espaço para negociar ou para não atualizar. Se algum aqui não parecer verdadeiro, denuncie na página dele.',
    },
  },
  listingGone: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por qué un aviso dice que ya no está disponible? | que significa reservada en un aviso | un aviso reservado todavia se puede comprar | como me entero si una propiedad cerrada vuelve a salir | la casa que me gustaba desaparecio, se vendio? | por que dice reservada la propiedad | puede volver a publicarse un depto que figura reservado? | aviso no disponible | ayer estaba y hoy no, que paso con esa publicacion | llamé por tres avisos y los tres ya estaban ocupados | me hacen perder el tiempo, los avisos que llamo ya están alquilados | consulté y me dicen que ya se vendió, por qué sigue publicado | los departamentos que me pasaron ya estaban alquilados | me hicieron perder la tarde con avisos viejos, unos chantas | fui a ver y ya estaba vendido, es una falta de respeto | tenia guardada una casa y hoy me sale no disponible, se vendio? | el depto q me gusta dice reservada, ya fui o hay chance? | y si la reserva se cae me entero de alguna forma? | abri el link q me paso mi amiga y dice q la publicacion ya no esta | ayer estaba la casa en la lista y hoy ya no la puedo abrir, q paso? | ¿Qué implica el estado "reservada" en una propiedad que me interesa adquirir?',
      en: 'Why does a listing say it is no longer available? | the house I saved is gone | what does reserved mean on a listing | the home I liked has been taken down, why | link opens saying the property is unavailable | every listing I call about is already taken, waste of time | why do you still show places that are already rented | the flats you showed me were already let, what a waste of an afternoon | half of your ads are out of date | link a friend sent me opens a page saying unavailable, was it sold | the one I love is marked reserved, do I still have a shot | could a reserved house come back on the market and how would I know',
      pt: 'Por que um anúncio diz que já não está disponível? | a casa que salvei sumiu do site | o que significa reservada num anúncio | o imóvel que eu queria sumiu, foi vendido? | o anúncio diz que não está disponível | liguei e já estava alugado, por que continua anunciado | os apartamentos que me passaram já estavam alugados, perdi a tarde | anúncio velho, já foi vendido e ninguém tira | a casa que eu queria agora diz "reservada", ainda tenho chance? | o anúncio que salvei sumiu, será que já venderam?',
    },
    answer: {
      es: 'Porque quien lo publicó lo pausó, lo reservó, lo cerró o lo dejó vencer. «Reservada» quiere decir que hay una seña o un acuerdo en marcha: a veces se cae, así que si te interesa mucho, dejala en favoritos y te lo muestra si vuelve. Mientras tanto mirá las parecidas o guardá la búsqueda con alertas.',
      en: 'Because its publisher paused, reserved or closed it, or let it expire. “Reserved” means a deposit or an agreement is under way: those sometimes fall through, so if you want it, keep it in favorites, which show when it returns. Meanwhile look at similar ones or save the search with alerts.',
      pt: 'Porque quem publicou pausou, reservou, fechou ou deixou vencer. «Reservada» quer dizer que há um sinal ou acordo em andamento: às vezes cai, então se interessa muito, deixe nos favoritos, que mostram se voltar. Enquanto isso veja as parecidas ou salve a busca com alertas.',
    },
  },
  compareLimit: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cuántas propiedades puedo comparar a la vez? | no me deja comparar sin iniciar sesion | puedo comparar una de venta con una de alquiler | donde quedan guardadas mis comparaciones | la comparacion dice cual es mejor, en que se basa | puedo comparar seis casas? | puedo poner diez casas lado a lado? | como comparo varios deptos que guarde | se puede comparar una venta con un alquiler? | máximo para comparar | necesito usuario para la tabla comparativa de favoritos? | kiero poner 7 deptos lado a lado y no me deja, cual es el tope? | le doy a comparar y me pide q me loguee, xq? | de donde elijo las casas para ponerlas una al lado de la otra? | mezcle una en alquiler con una en venta en la comparacion y no me cuadra | ¿Cuál es el número máximo de inmuebles que admite el cuadro comparativo?',
      en: 'How many properties can I compare at once? | it will not let me compare without signing in | can I compare a sale with a rental | what is the comparison verdict based on | how many homes fit in the comparison table | is there a cap on comparing listings | side by side view for six apartments, is there a cap | why does the comparison tool want me to log in | can I put a rental next to a purchase in the comparison table | where do I pick which homes go into the side by side',
      pt: 'Quantos imóveis posso comparar de uma vez? | não me deixa comparar sem entrar na conta | posso comparar um de venda com um de aluguel | quantos imóveis dá pra comparar juntos | limite da comparação | quantos apartamentos consigo colocar lado a lado pra comparar? | pede login pra comparar os imóveis, minha seleção se perde?',
    },
    answer: {
      es: 'De dos a cinco, elegidas de tus favoritos; para ver la comparación hay que iniciar sesión, y tu selección te espera. Compará venta con venta y alquiler con alquiler, porque sus precios no se miden igual. Se basa en los datos de los avisos: el estado, la vista y el ruido los ves en la visita.',
      en: 'Two to five, chosen from your favorites; seeing the comparison needs signing in, and your selection waits for you. Compare sales with sales and rentals with rentals, since their prices are not alike. It rests on the listings’ facts: condition, view and noise you see on a visit.',
      pt: 'De dois a cinco, escolhidos dos favoritos; para ver a comparação é preciso entrar, e a seleção espera por você. Compare venda com venda e aluguel com aluguel, porque os preços não se medem igual. Baseia-se nos dados dos anúncios: estado, vista e barulho se veem na visita.',
    },
  },
} satisfies Record<string, FaqEntry>
