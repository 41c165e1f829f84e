import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const aboutFaq = {
  siteWho: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué es Óga y quiénes son? | quien esta detras de esta pagina | de quien es oga | que hace esta web exactamente | a que se dedican ustedes | no conozco este portal, me contás qué es? | que es esta pagina y quien esta atras | recien entro, para que sirve oga | es una web de anuncios o que | quienes son ustedes | me mandaron el link de oga y no se de que se trata | quien es el dueño de este portal y a q se dedica? | recien caigo aca, q es esto de oga? vende o solo publica? | mi hermano me paso el link, es confiable? quienes estan atras? | y ustedes participan en la compraventa o solo son intermediarios de avisos? | explicame en dos palabras para q sirve esta web | Desearía conocer la razón social y la actividad de la plataforma Óga.',
      en: 'What kind of website is Óga? | what is oga and who runs it | who is behind this website | what does this site do exactly | who owns oga | I have never heard of this portal, what is it | what is this site and who runs it | tell me about this platform | never heard of Oga, what do you guys actually do? | Who is behind this website and are they part of the deal? | is oga a company that holds my deposit or just a classifieds page? | tell me about this portal',
      pt: 'O que é a Óga e quem são vocês? | quem está por trás deste site | de quem é a oga | o que é esse site e quem são vocês | quem está por trás da Óga | o Óga participa da venda ou só mostra anúncio?',
    },
    answer: {
      es: 'Óga es un portal de propiedades en Paraguay: muestra avisos de venta, alquiler y alquiler por noche que publican dueños e inmobiliarias, y te pone en contacto con quien publica. No es parte de la operación: no vende, no retiene señas ni firma por nadie. Está en los términos de uso, al pie de la página.',
      en: 'Óga is a property portal in Paraguay: it shows homes for sale, to rent and by the night, published by owners and agencies, and puts you in touch with whoever publishes. It is no party to the deal: it does not sell, hold deposits or sign for anyone. The terms of use at the foot of the page say so.',
      pt: 'A Óga é um portal de imóveis no Paraguai: mostra anúncios de venda, aluguel e aluguel por noite que donos e imobiliárias publicam, e coloca você em contato com quem anuncia. Não é parte do negócio: não vende, não retém sinal nem assina por ninguém. Está nos termos de uso, no pé da página.',
    },
  },
  siteOffice: {
    more: { guide: 'using' },
    asked: {
      es: '¿Dónde están sus oficinas? | donde queda la oficina de oga | tienen oficina en asuncion para ir personalmente | quiero ir a verlos, en q direccion atienden | tienen sucursal o local de atencion al publico | quiero ir personalmente, en que direccion atienden | tienen local en asuncion para pasar a conversar? | atienden al publico en algun lado y en que horario | dirección de la oficina | prefiero ir en persona, a mi edad no entiendo internet | quiero ir a hablar en persona, en q calle estan ustedes? | mi papa quiere llevar sus papeles a la sede de oga, a donde va? | y de q hora a q hora abren el local de oga? | oga tiene sucursal en encarnacion o ciudad del este? | Solicito la dirección física y el horario de atención de su empresa.',
      en: 'Where is your office? | what is your address and opening hours | can I come and see you in person | do you have a physical branch I can walk into | can I drop by your premises in Asunción | can I drop by in person, where’s your headquarters? | Is there an Óga branch in Ciudad del Este I can walk into? | what are your opening times, I’d like to visit the Oga team | street address of Oga please',
      pt: 'Onde fica o escritório de vocês? | vocês têm escritório para atendimento | qual o endereço e horário de atendimento de vocês | vocês têm escritório físico onde eu possa ir? | atendem presencialmente em algum lugar? | onde fica a sede do Óga, dá pra ir pessoalmente? | vocês têm loja física ou é só online?',
    },
    answer: {
      es: 'No hay una oficina de atención publicada: Óga funciona por internet y se le escribe desde la página de contacto. Si lo que querés es ver una propiedad, eso se coordina con quien la publica, desde «Enviar consulta» en el aviso; las inmobiliarias muestran en su página de qué ciudad son.',
      en: 'No office open to the public is published: Óga works online and you write to it from the contact page. To see a property, arrange it with whoever publishes it, from “Send inquiry” on the listing; agencies show on their page which city they are from.',
      pt: 'Não há um escritório de atendimento publicado: a Óga funciona pela internet e se escreve a ela pela página de contato. Para ver um imóvel, combine com quem anuncia, em «Enviar consulta» no anúncio; as imobiliárias mostram na página delas de que cidade são.',
    },
  },
  siteTalkToTeam: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo hablo con alguien de Óga? | quiero hablar con una persona del equipo de oga | numero de whatsapp de oga | telefono de atencion al cliente | tengo un reclamo sobre la pagina, a quien le escribo | la pagina me da error, donde aviso | quiero hacer una sugerencia para el sitio | tengo un problema con la pagina, a quien le escribo | cual es el whatsapp o mail de soporte de oga | como me comunico con los administradores del sitio | contacto de soporte | me sale un error en la web, donde lo reporto | quiero reclamar algo de la pagina, a q correo de oga escribo? | encontre un error en el sitio, como le aviso al equipo? | tienen soporte tecnico? se me traba la web de ustedes | mi tio no logra contactar a los administradores de oga, x donde? | y el whats del portal cual es? no del anunciante, de ustedes | Deseo comunicarme con el área de atención al usuario de Óga.',
      en: 'How do I reach someone at Óga? | customer service phone number | I want to talk to a human at oga | the site shows an error, where do I report it | I have a suggestion for the website | how can I contact your support team | reporting a bug on the website to the staff | how can I email Oga support about a bug on the site? | the site is broken for me, whom at Oga do I tell? | Oga helpdesk contact for users',
      pt: 'Como falo com alguém da Óga? | telefone de atendimento ao cliente | o site dá erro, onde aviso | tenho uma sugestão para o site | como entro em contato com a equipe do site | quero reclamar com os responsáveis pelo portal | como falo com o suporte do Óga? achei um erro no site | qual o zap da equipe do Óga?',
    },
    answer: {
      es: 'Por la página de contacto, que está al pie del sitio: si hay un número de WhatsApp publicado, el botón aparece ahí. Contá qué pasó y pegá el enlace del aviso o de la página, así se revisa más rápido. Por una propiedad en particular, «Enviar consulta» en el aviso llega directo a quien la publica.',
      en: 'Through the contact page at the foot of the site: if a WhatsApp number is published, its button is there. Say what happened and paste the link of the listing or page, so that it is looked at sooner. About one property, “Send inquiry” on its listing reaches whoever publishes it.',
      pt: 'Pela página de contato, no pé do site: se houver um número de WhatsApp publicado, o botão aparece ali. Conte o que aconteceu e cole o link do anúncio ou da página, assim se resolve mais rápido. Sobre um imóvel, «Enviar consulta» no anúncio chega direto a quem anuncia.',
    },
  },
  siteFree: {
    more: { guide: 'using' },
    asked: {
      es: '¿Usar Óga es gratis? | cobran comisión? | oga cobra algo por publicar o es gratuito | contactar al anunciante por este sitio tiene costo | cuanto sale usar esta pagina | publicar es gratis o tiene costo | tengo q pagar algo para ver los avisos | tiene suscripción o plan pago esto? | me van a cobrar algo por usar la pagina? | cuanto sale poner un aviso en oga | tengo q pagar suscripcion para contactar dueños | costo de publicar | es gratis o despues viene la cuenta, hijo? | cuánto cuesta publicar en la página | cuánto me cobran por poner un aviso | publicar tiene costo | me cobran por subir el aviso o recién cuando se vende | si publico mi dúplex con ustedes me cobran algo al venderse | esto me cuesta algo? | cuanto me sale poner mi terreno en oga? | mi vecina dice q hay q pagar suscripcion para contactar dueños, es cierto? | y si vendo gracias a ustedes les tengo q dar porcentaje? | puedo mirar y escribir a los dueños sin poner un guarani? | ¿Existe algún costo por la utilización de la plataforma o por publicar un inmueble?',
      en: 'Is Óga free to use? | does oga charge anything for listings or is it free of cost | does contacting an advertiser on this website cost anything | is there a subscription to use this site | is there any charge for advertising my house on Óga | does it cost anything to search and message owners | what does it cost to list my place here | do you charge when it sells or to put the ad up | do you charge people who are looking | hey does this cost me anything | do I pay to use this | is there a catch or subscription to contact landlords through Oga? | What does it cost me to list my house here? | if it sells through your site do you take a cut? | any fees on Oga? | do I have to pay to post an ad?',
      pt: 'Usar a Óga é grátis? | a oga cobra algo para anunciar ou é gratuito | falar com o anunciante por este site tem custo | tem assinatura para usar este site | paga pra anunciar no Óga? | é de graça mesmo? | e se eu anunciar com vocês, quanto custa | anunciar meu imóvel aqui tem custo? | vocês cobram alguma coisa de quem procura | quem busca imóvel paga algo aqui | isso me custa alguma coisa? | pra anunciar meu apê aqui no Óga paga alguma coisa? | o Óga fica com porcentagem se eu vender por aqui? | precisa pagar para anunciar? | tenho que pagar para publicar?',
    },
    answer: {
      es: 'Es gratis: buscar, consultar, guardar y publicar no cuesta nada, y Óga no cobra comisión por la operación. Lo que cobre una inmobiliaria por su trabajo lo acordás con ella; preguntale cuánto es y quién lo paga antes de avanzar.',
      en: 'It is free: searching, asking, saving and publishing cost nothing, and Óga takes no commission on the deal. What an agency charges for its work is agreed with it; ask how much it is and who pays before going further.',
      pt: 'É grátis: buscar, consultar, salvar e publicar não custa nada, e a Óga não cobra comissão pelo negócio. O que uma imobiliária cobra pelo trabalho se combina com ela; pergunte quanto é e quem paga antes de avançar.',
    },
  },
  siteWhoPays: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo gana plata Óga? | si es gratis de que viven ustedes | cual es el negocio de oga | donde esta la trampa si no cobran | si no cobran, de que viven? | como se financia este portal | quien paga por mantener oga | modelo de negocio de oga | la inmobiliaria les paga para salir primera? | no entiendo, si no cobran a nadie como sobrevive oga? | cual es el curro de ustedes? algo ganaran | las inmobiliarias les pagan para salir primero en la lista? | y de donde sacan para mantener el portal si no hay propaganda? | que significa ’destacado’ y quien paga por eso? | Consulto por el modelo de ingresos de la plataforma.',
      en: "How does Óga make money? | if it is free how do you earn | who pays for this website | what is the catch if it is free | how does this platform earn revenue if it's free | who funds Óga, do agencies pay you | nobody works for nothing, so what's Oga's revenue model? | who funds this portal if there are no ads? | how is Oga financed",
      pt: 'Como a Óga ganha dinheiro? | se é grátis, de que vocês vivem | quem paga este site | qual é o negócio da oga | como vocês ganham dinheiro se é grátis | de onde vem a receita do site | se não cobra nada, de onde vem o dinheiro do Óga? | imobiliária paga pra aparecer em primeiro nos resultados?',
    },
    answer: {
      es: 'No de vos: buscar y publicar es gratis, no hay comisión por operación y las páginas no llevan publicidad ajena. Las inmobiliarias tienen un plan de avisos destacados, que salen por turnos y marcados como «Destacado»; nadie paga por subir en el orden de los resultados.',
      en: 'Not from you: searching and publishing are free, there is no commission on deals and pages carry no outside advertising. Agencies have a plan for featured listings, which are shown in turns and marked as such; nobody pays to rank higher in the results.',
      pt: 'Não de você: buscar e publicar é grátis, não há comissão por negócio e as páginas não levam publicidade alheia. As imobiliárias têm um plano de anúncios em destaque, que aparecem por turnos e marcados como tais; ninguém paga para subir na ordem dos resultados.',
    },
  },
  siteIsAgency: {
    more: { guide: 'using' },
    asked: {
      es: '¿Óga es una inmobiliaria? | ustedes son una inmobiliaria o solo un portal de avisos | este sitio vende sus propias casas o las de otros | son corredores o solo publican | ustedes son agentes inmobiliarios o solo una web | oga me representa en la compra como corredora? | son la inmobiliaria que tiene este depto? | portal o inmobiliaria | pense que oga era la vendedora, es asi o no | les puedo dar mi casa para q ustedes la vendan como corredores? | tienen agentes propios o son intermediarios nomas? | quiero q oga me represente en la compra, lo hacen? | mi mama piensa q oga es una inmobiliaria como las otras, tiene razon? | ¿Actúan ustedes como corredores inmobiliarios o solamente como plataforma de publicación? | ¿son ustedes los dueños de estos departamentos? | ustedes venden o son como zonaprop | ustedes ayudan con los papeles? | ustedes hacen los trámites? | ustedes son inmobiliaria o que son | son una inmobiliaria ustedes o qué',
      en: 'Is Óga a real estate agency? | is this site an agency or just a listings portal | does this website sell its own homes or other people’s | are you realtors or just a listing portal | can I hire Óga to represent me as an estate agency | can Oga represent me as my broker? | Are these properties yours or do other people post them? | do you have your own realtors or is it only classifieds? | realtor company or just a platform? | do you own these apartments or are you like Zillow | are you the owner of these homes or just a site | are you like zillow | do you help with the paperwork? | are you guys an agency or what | are you an agency or just a website',
      pt: 'A Óga é uma imobiliária? | este site é uma imobiliária ou só um portal de anúncios | o site vende imóveis próprios ou de outros | vocês mesmos vendem os imóveis | vocês são uma imobiliária ou só um portal? | posso contratar a Óga pra vender meu apê? | o Óga é corretora ou só um site de anúncios? | vocês podem vender meu imóvel como corretores? | vocês são os donos desses apartamentos? | vocês são como o zap imóveis | vocês ajudam com a papelada? | vocês cuidam dos trâmites? | vocês são imobiliária ou o quê',
    },
    answer: {
      es: 'No, es un portal: los avisos son de dueños e inmobiliarias, y cada uno dice quién publica. La visita, el precio y los papeles los tratás con esa persona. Si buscás quien te represente, en «Inmobiliarias» ves qué ofrece cada una y cómo contactarla.',
      en: 'No, it is a portal: listings belong to owners and agencies, and each says who publishes it. Viewing, price and papers are dealt with by that person. If you want someone to represent you, “Agencies” shows what each agency offers and how to reach it.',
      pt: 'Não, é um portal: os anúncios são de donos e imobiliárias, e cada um diz quem anuncia. A visita, o preço e os papéis se tratam com essa pessoa. Se busca quem o represente, em «Inmobiliarias» você vê o que cada uma oferece e como contatá-la.',
    },
  },
  siteShowsHomes: {
    more: { guide: 'using' },
    asked: {
      es: '¿Ustedes mismos muestran las propiedades? | el equipo de oga me acompaña a conocer la casa | oga me acompaña a la visita | me mandan un asesor para ver el depto | pueden ir a ver la casa por mí y mandarme un video | me van a mostrar ustedes la casa? | me acompañan ustedes a ver la casa? | quien me abre la puerta para conocer el depto | me pueden llevar a recorrer propiedades | quien muestra la propiedad | quiero ir a mirar el lugar, lo coordino con oga o con el dueño | a los interesados les atienden ustedes o yo | quién atiende a los que consultan por mi aviso, ustedes o yo | quien me abre la puerta cuando voy a ver el depto, alguien de oga? | estoy en españa, puede ir uno de ustedes a filmarme la casa? | me pueden llevar ustedes a recorrer un par de terrenos? | mi hermana vive afuera y quiere q oga vaya a mirar la casa x ella | y las llaves las tienen ustedes o el anunciante? | ¿Algún representante de Óga acompaña al interesado durante el recorrido del inmueble?',
      en: 'Do you show the homes yourselves? | does oga send an agent to the viewing | will someone from Óga give me a tour | do your staff accompany visitors | do you deal with the people who ask about my listing, or do I | will someone from Oga unlock the apartment for me? | I’m abroad, could your team go film the house for me? | who has the keys, Oga or the advertiser? | Oga staff giving tours?',
      pt: 'Vocês mostram os imóveis? | quem me mostra a casa, vocês? | a oga manda um corretor para a visita | alguém da oga acompanha a visita | vocês levam a gente pra ver o imóvel? | alguém da equipe me acompanha pra conhecer o apê? | alguém do Óga vai comigo conhecer o imóvel?',
    },
    answer: {
      es: 'No: la muestra quien la publica, el dueño o la inmobiliaria, que tiene las llaves. Tocá «Enviar consulta» en el aviso, elegí «Visita» y proponé horarios. Si no podés ir, pedile un video o una videollamada, y aun así no mandes dinero sin que alguien de tu confianza la vea y un escribano revise los papeles.',
      en: 'No: whoever publishes it does, the owner or the agency, who has the keys. Press “Send inquiry” on the listing, choose “Visit” and propose times. If you cannot go, ask for a video or a video call, and still send no money before someone you trust has seen it and a notary has checked the papers.',
      pt: 'Não: quem mostra é quem anuncia, o dono ou a imobiliária, que tem as chaves. Toque em «Enviar consulta» no anúncio, escolha «Visita» e proponha horários. Se não puder ir, peça um vídeo ou uma videochamada, e mesmo assim não mande dinheiro sem alguém de confiança ver e um escribano revisar os papéis.',
    },
  },
  siteListingsReal: {
    more: { guide: 'using' },
    asked: {
      es: '¿Los avisos de Óga son reales? | son de verdad las propiedades publicadas aca | ustedes verifican cada aviso | puedo confiar en los anuncios de esta pagina | cada cuanto revisan que los avisos esten vigentes | hay publicaciones falsas en el sitio? | son de verdad los avisos o hay truchos? | como se que lo que publican aca no es trucho | estas casas existen de verdad o son anuncios viejos | puedo confiar en las publicaciones de oga | avisos falsos en el portal? | algun responsable controla que las propiedades sean verdaderas | tengo miedo de q las fotos sean truchas, oga controla eso? | mi prima cayo con un depto q no existia en otra web, oga controla lo q se publica? | los anuncios de oga vencen o quedan colgados viejos para siempre? | ustedes van a ver cada casa antes de publicarla? | oga revisa el titulo de lo q se vende en la web?',
      en: "Are the listings on Óga real? | do you check every listing | can I trust the ads on this site | are there fake listings here | are these ads genuine or fake | can I trust what's posted here | are the ads here legit or full of fakes? | Does Oga inspect each home or check its title before it goes online? | how old can a listing on your site be before it expires? | could ads on Oga be bogus?",
      pt: 'Os anúncios da Óga são reais? | vocês verificam cada anúncio | posso confiar nos anúncios deste site | há anúncios falsos aqui | os anúncios daqui são verdadeiros ou golpe? | dá pra confiar nos anúncios do Óga? | os anúncios aqui são de verdade ou tem muito golpe? | o Óga confere o imóvel antes de publicar o anúncio?',
    },
    answer: {
      es: 'Los publican dueños e inmobiliarias, que responden por lo que dicen; Óga no visita cada propiedad ni revisa sus títulos. Un aviso vence si quien lo publicó no lo renueva, así que no quedan para siempre. Antes de pagar, visitala y hacé revisar los papeles por un escribano; si algo no cierra, avisá desde contacto.',
      en: 'They are published by owners and agencies, who answer for what they say; Óga does not visit every property or check its title. A listing expires unless whoever published it renews it, so none stays for ever. Before paying, visit and have a notary check the papers; if something looks wrong, say so through the contact page.',
      pt: 'São publicados por donos e imobiliárias, que respondem pelo que dizem; a Óga não visita cada imóvel nem revisa os títulos. Um anúncio vence se quem o publicou não o renova, então não ficam para sempre. Antes de pagar, visite e faça um escribano revisar os papéis; se algo não bater, avise pelo contato.',
    },
  },
  siteModeration: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo funciona la moderación de avisos? | mi aviso dice en revision, cuanto tarda en aprobarse | quien aprueba las publicaciones | me rechazaron el aviso, que hago | por que mi publicacion quedo pendiente | mi aviso fue rechazado y no se por que | mi publicacion dice en revision, cuanto demora | quien aprueba los avisos antes de salir | subi mi casa y sigue pendiente de aprobacion | aviso en revisión | ¿existe un control previo a la publicación de anuncios? | subi mi casa ayer y todavia no aparece, falta q la aprueben? | me rechazaron la publicacion, donde veo la razon? | cuanto demora en salir al aire mi anuncio despues de cargarlo? | mi socio publico un lote y quedo pendiente, es normal? | y si corrijo lo q me observaron, tengo q cargar todo de cero? | Mi publicación figura pendiente de aprobación; solicito información sobre el procedimiento. | me borraron el aviso, por qué? | rechazaron mi publicación',
      en: 'How does the review of listings work? | my listing says under review, how long does it take | who approves listings | my listing was rejected, what now | my ad is pending approval, how long does that take | do ads get checked before going live | posted my flat two days ago and it’s still pending, who approves it? | how long until the ad I uploaded goes live? | pending approval on my ad | my ad was taken down, why',
      pt: 'Como funciona a moderação dos anúncios? | meu anúncio está em revisão, quanto demora | quem aprova os anúncios | meu anúncio foi rejeitado, o que faço | meu anúncio está em análise, quanto demora | os anúncios passam por aprovação antes de publicar? | meu anúncio tá em análise faz dois dias, demora quanto pra liberar? | recusaram minha publicação, onde aparece o motivo? | tiraram meu anúncio, por quê',
    },
    answer: {
      es: 'Depende de cómo esté configurado el sitio: puede publicarse al instante o pasar antes por una revisión, y entonces lo ves «En revisión» en mis propiedades y te avisan cuando sale. Si lo rechazan, ahí figura el motivo: corregilo y volvé a publicarlo. Si se demora, escribí por contacto.',
      en: 'It depends on the site’s setting: a listing may go live at once or be reviewed first; then “My Properties” shows it as “In review” and you are told when it is out. If it is rejected, the reason stands there: correct it and publish again. If it takes long, write through the contact page.',
      pt: 'Depende de como o site está configurado: pode sair na hora ou passar antes por uma revisão, e então aparece «En revisión» em minhas propriedades e avisam quando sai. Se for rejeitado, o motivo está ali: corrija e publique de novo. Se demorar, escreva pelo contato.',
    },
  },
  siteVerifiedBadge: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué significa inmobiliaria verificada? | que quiere decir el distintivo verificada | como se verifica una inmobiliaria en oga | verificada quiere decir que el titulo esta bien? | que es ese tilde de verificada en la inmobiliaria | si la agencia tiene el sello ya puedo confiar en los titulos? | el check al lado del nombre de la agencia q garantiza | sello de verificada | ¿qué certifica Óga al rotular a una agencia como verificada? | el tilde al lado del nombre de la inmobiliaria q garantiza? | si la inmobiliaria tiene sello de verificada puedo pagar tranquilo la seña? | mi agencia quiere tener ese tilde, a quien se lo pide? | y las q no tienen el check son truchas? | Solicito los requisitos para que mi inmobiliaria obtenga el distintivo de verificación.',
      en: "What does a verified agency mean? | what is the verified badge | how do agencies get verified | does verified mean the title is fine | what's the tick next to an agency's name | how can my agency get the verified label | does the tick next to an agency mean its titles were checked? | How can my brokerage get the checkmark on Oga? | agency without the badge, should I worry? | what does that blue verification mark guarantee",
      pt: 'O que significa imobiliária verificada? | o que é o selo verificada | como uma imobiliária é verificada | verificada quer dizer que o título está em ordem? | o que é o selo de imobiliária verificada | como minha imobiliária consegue o selo | esse selo de ’verificada’ da imobiliária garante o quê? | como minha imobiliária consegue o selo de verificação no Óga?',
    },
    answer: {
      es: 'Quiere decir que Óga comprobó quién está detrás de esa inmobiliaria. No certifica sus avisos ni los títulos de una propiedad: eso lo revisa un escribano antes de que pagues. Una inmobiliaria que todavía no lo tiene puede pedirlo por la página de contacto.',
      en: 'It means that Óga checked who is behind that agency. It certifies neither its listings nor the title of a property: a notary checks that before you pay. An agency without it can ask for it through the contact page.',
      pt: 'Quer dizer que a Óga comprovou quem está por trás dessa imobiliária. Não certifica os anúncios nem os títulos de um imóvel: isso um escribano revisa antes de você pagar. Uma imobiliária que ainda não tem pode pedir pela página de contato.',
    },
  },
  assistantSources: {
    more: { guide: 'using' },
    asked: {
      es: '¿De dónde sacás la información que me das? | de donde sabe las cosas este asistente | cuales son tus fuentes | tenés acceso a internet o solo a los avisos | usas inteligencia artificial tipo chatgpt | en q te basas para responderme | de dónde sacás lo que decís | en que te basas para responderme | lo que decis lo sacas de internet? | de que registros salen tus respuestas | fuentes del asistente | estas conectado a google o solo a esta pagina | vos sacas esto de google o de donde? | en q te basas para decirme esos precios? | consultas el registro publico cuando me respondes? | mi abogado pregunta q fuente usas para lo q decis de leyes | y si no sabes algo lo inventas? | ¿En qué documentos o registros se fundamentan sus respuestas?',
      en: 'Where does this assistant get its information? | what are your sources | do you search the internet | are you chatgpt or something like it | what are your answers based on | where do your answers come from | what sources back up what you tell me | do you pull this from Google or from somewhere official? | Where did you get those price figures you just quoted me? | can you look up the public registry or bank data?',
      pt: 'De onde vêm as informações deste assistente? | quais são as suas fontes | você é o chatgpt | em que se baseiam as suas respostas | de onde você tira essas respostas | quais são suas fontes | de onde você tira essas informações, da internet? | você consulta cartório ou só os anúncios do site?',
    },
    answer: {
      es: 'De los avisos publicados en Óga, de las cifras que salen de ellos y de las guías del sitio, que citan sus fuentes. No navego por internet ni veo registros públicos o datos de bancos. Lo que no tengo escrito no lo invento: te digo a quién preguntarle.',
      en: 'From the listings published on Óga, the figures drawn from them and the site’s guides, which name their sources. I do not browse the internet or see public registries or bank data. What I do not have written down I do not make up: I tell you whom to ask.',
      pt: 'Dos anúncios publicados na Óga, dos números que saem deles e dos guias do site, que citam as fontes. Não navego na internet nem vejo registros públicos ou dados de bancos. O que não tenho escrito não invento: digo a quem perguntar.',
    },
  },
  assistantMistakes: {
    more: { guide: 'using' },
    asked: {
      es: '¿El asistente se puede equivocar? | me diste un dato mal | puedo confiar en lo que me decis vos | y si tu respuesta es incorrecta | esa informacion que me diste es segura? | te equivocaste en lo que dijiste, donde aviso | y si lo que me decis esta mal? | que tan confiables son tus respuestas | a veces inventas cosas? | margen de error del asistente | me diste un dato equivocado, te pasa seguido? | el precio q me tiraste no coincide con el del aviso, metiste la pata? | y si firmo x lo q me dijiste y estaba mal? | mi escribana dice lo contrario de vos, a quien le creo? | sos inteligencia artificial, seguro le erras a veces, no? | como compruebo q lo q decis es correcto?',
      en: 'Can the assistant be wrong? | you gave me a wrong answer | can I trust what you tell me | how reliable are your answers | how accurate are you really | should I double check what this bot tells me | my notary contradicts you, who should I trust? | You quoted a price that’s not what the ad says, did you goof? | being an AI, how often do you get stuff wrong? | how do I double-check what this bot told me',
      pt: 'O assistente pode errar? | você me deu uma resposta errada | posso confiar no que você diz | suas respostas são confiáveis | você pode errar nas respostas? | e se a sua informação estiver errada? | você é IA, dá pra confiar ou às vezes erra? | o valor que você falou não bate com o do anúncio, se enganou?',
    },
    answer: {
      es: 'Sí, puedo entender mal una pregunta, y los avisos dicen lo que escribió quien los publica. Por eso cada cifra se puede revisar en el aviso o en «Cómo calculamos», y lo legal o impositivo se confirma con un escribano o un contador antes de firmar. Si viste un error, contalo por la página de contacto.',
      en: 'Yes, I can misread a question, and listings say what their publisher wrote. That is why each figure can be checked on the listing or in “How we work it out”, and legal or tax matters should be confirmed with a notary or accountant before signing. If you saw a mistake, report it through the contact page.',
      pt: 'Sim, posso entender mal uma pergunta, e os anúncios dizem o que escreveu quem os publica. Por isso cada número se pode conferir no anúncio ou em «Cómo calculamos», e o legal ou tributário se confirma com um escribano ou contador antes de assinar. Se viu um erro, conte pela página de contato.',
    },
  },
  assistantPrivacy: {
    more: { guide: 'using' },
    asked: {
      es: '¿Guardás lo que te escribo en este chat? | quien lee esta conversacion con el asistente | lo que charlamos queda grabado | como borro la conversacion con el asistente | son privadas mis preguntas al asistente | queda guardado lo que hablamos? | alguien mas lee esto que charlamos? | quedan grabados mis mensajes con el asistente? | el dueño del aviso puede ver lo que te pregunto a vos? | privacidad del chat | si cierro la pagina se pierde lo que hablamos con vos? | el anunciante puede ver lo q charlo con vos? | puedo pasarte mi numero de cedula y mi cuenta bancaria aca? | como borro este chat y arranco de nuevo? | uso la compu de la oficina, mi jefe va a ver lo q te pregunte? | y si cierro la pestaña se pierde lo q veniamos hablando? | ¿Se almacenan los mensajes intercambiados con este asistente virtual?',
      en: 'Do you keep what I write in this chat? | who reads this conversation with the assistant | how do I clear the chat history | are my questions to the assistant private | is this chat stored or read by anybody | how do I erase our conversation | can the landlord see what I’m typing to you? | Is it safe to paste my passport number in this chat? | how do I wipe this chat and start over? | does closing the tab erase our chat',
      pt: 'Você guarda o que escrevo neste chat? | quem lê esta conversa com o assistente | como apago a conversa com o assistente | minhas perguntas são privadas | essa conversa fica gravada? | como apago nosso papo do chat | o dono do imóvel consegue ver essa conversa com você?',
    },
    answer: {
      es: 'La conversación queda en esta pestaña de tu navegador, para que la sigas al cambiar de página, y se va al cerrarla; no la ve quien publica un aviso. «Conversación nueva», arriba del chat, empieza de cero. De todos modos no escribas acá documentos, claves ni datos bancarios: no hacen falta para nada de lo que hago.',
      en: 'The conversation stays in this tab of your browser, so that you can go on with it on another page, and goes when you close it; publishers of listings do not see it. “New conversation”, at the top of the chat, starts afresh. Even so, do not write documents, passwords or bank details here: nothing I do needs them.',
      pt: 'A conversa fica nesta aba do seu navegador, para continuar ao mudar de página, e some ao fechá-la; quem anuncia não a vê. «Conversación nueva», no alto do chat, começa do zero. Mesmo assim não escreva aqui documentos, senhas nem dados bancários: nada do que faço precisa deles.',
    },
  },
} satisfies Record<string, FaqEntry>
