import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const publishingFaq = {
  whoMayPublish: {
    more: { guide: 'using' },
    asked: {
      es: '¿Quién puede publicar en Óga? | soy dueño particular, puedo publicar sin inmobiliaria | un inquilino puede publicar su depto | puedo publicar la casa de mi mamá a mi nombre | un corredor independiente puede publicar | hace falta ser inmobiliaria para subir avisos | soy particular, puedo publicar sin inmobiliaria? | puedo ofrecer la casa de mi mama en oga | ¿se requiere matrícula de corredor para anunciar? | quién puede anunciar | un amigo me pidio que le publique su depto, esta permitido? | puedo publicar mi depto estando en el exterior | no soy agente ni nada, igual puedo poner en venta mi casita en oga? | alquilo una casa y kiero poner un aviso para q otro la tome, me dejan? | y un corredor independiente sin empresa puede anunciar ahi? | se puede cargar un terreno de mi abuelo sin ser yo el titular? | ¿Se requiere matrícula o personería para ofrecer inmuebles en esta plataforma?',
      en: "Who may publish on Óga? | can a private owner publish without an agency | can a tenant advertise the flat | can an independent broker list homes here | am I allowed to post a friend's house for sale | can private owners list on Óga | can I put my flat on your site from abroad | do I have to be a realtor to post my own place here | my parents own it but I'd be the one posting, is that allowed | freelance broker without a company, can I advertise on this site | I'm just renting, may I post an ad for the apartment I live in",
      pt: 'Quem pode publicar na Óga? | dono particular pode anunciar sem imobiliária | um inquilino pode anunciar o apartamento | corretor independente pode anunciar aqui | qualquer pessoa pode anunciar no site? | precisa ser corretor pra publicar aqui? | sou dono e não tenho imobiliária, posso anunciar aqui? | posso anunciar a casa da minha mãe no meu nome de usuário?',
    },
    answer: {
      es: 'Dueños, corredores e inmobiliarias: alcanza con una cuenta. Publicá solo lo que podés ofrecer, con fotos tuyas y el precio real; si la propiedad es de otra persona, tené su autorización, mejor por escrito. Un inquilino necesita el permiso del dueño para ofrecerla.',
      en: 'Owners, brokers and agencies: an account is enough. Publish only what you may offer, with your own photos and the real price; if the property is someone else’s, have their permission, better in writing. A tenant needs the owner’s leave to offer it.',
      pt: 'Donos, corretores e imobiliárias: basta uma conta. Publique só o que pode oferecer, com fotos suas e o preço real; se o imóvel é de outra pessoa, tenha a autorização dela, melhor por escrito. Um inquilino precisa da permissão do dono para anunciar.',
    },
  },
  publishSteps: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo subo mi aviso paso a paso? | no se como cargar mi propiedad en la pagina | que datos me pide para publicar la casa | puedo dejar el aviso a medias y seguir despues | se pierde lo que escribi si salgo de publicar | q pasos sigo para poner mi terreno en el sitio | quiero poner mi casa en venta en oga, como hago | donde esta el boton para publicar mi depto | deje el aviso a medias, se guardo? | publicar una propiedad | que datos me va pidiendo el formulario para anunciar | primera vez q voy a poner en alquiler mi depto aca, x donde empiezo? | estaba cargando los datos de la casa y se me cerro la pagina, perdi todo? | q tengo q tener a mano antes de subir mi terreno a la web? | y en q momento me pide q me registre cuando cargo la casa? | mi viejo kiere anunciar su quinta y no entiende nada, que botones tiene q tocar? | Solicito orientación sobre el procedimiento completo para ofrecer un inmueble en su portal. | cómo hago para poner un aviso | quiero vender | quiero vender mi casa por acá, cómo empiezo',
      en: 'How do I put up my listing step by step? | what details are asked for to publish my house | can I leave the listing half done and continue later | do I lose what I typed if I leave the publish page | walk me through posting my apartment | if I stop halfway through posting, is my draft saved | walk me through listing my apartment, never done it before | at what point does the publishing form make me sign up | what info should I have ready before posting my lot | how do I put up an ad | I want to sell | I want to sell my place here, how do I start',
      pt: 'Como cadastro meu anúncio passo a passo? | que dados pede para publicar a casa | posso deixar o anúncio pela metade e continuar depois | como anuncio minha casa no Óga, passo a passo | comecei o anúncio e não terminei, ficou salvo? | como coloco meu imóvel pra alugar aqui, qual o passo a passo? | tava preenchendo o formulário da minha casa e fechou, perdi tudo? | quero vender | quero vender meu imóvel por aqui, como começo',
    },
    answer: {
      es: 'Tocá «Publicar una propiedad», elegí venta o alquiler y el tipo, y cargá lugar, precio, superficie, ambientes, fotos y descripción; al costado ves cómo va a quedar y qué le suma. Lo que escribís se guarda en tu navegador, así que podés seguir después. La cuenta se pide al final, y desde mis propiedades lo cambiás cuando quieras.',
      en: 'Press “Publish a property”, choose sale or rent and the kind, and enter place, price, area, rooms, photos and description; beside it you see how it will look and what would improve it. What you type is kept in your browser, so you can go on later. The account is asked for at the end, and you can edit the listing whenever you like.',
      pt: 'Toque em «Publicar una propiedad», escolha venda ou aluguel e o tipo, e ponha lugar, preço, área, cômodos, fotos e descrição; ao lado você vê como vai ficar e o que falta. O que escreve fica no seu navegador, então pode continuar depois. A conta se pede no fim, e depois você muda o anúncio quando quiser.',
    },
  },
  publishFromPhone: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo publicar desde el celular o necesito computadora? | puedo subir las fotos desde el celular | hace falta una computadora para publicar | se puede cargar el aviso con el teléfono | saco las fotos con el celular y las subo directo',
      en: 'Can I publish from my phone or do I need a computer? | can I upload the pictures from my phone | do I need a laptop to post a listing | can I do the whole ad on my mobile',
      pt: 'Posso anunciar pelo celular ou preciso de computador? | posso enviar as fotos pelo celular | precisa de computador para publicar | dá para cadastrar o anúncio pelo telefone',
    },
    answer: {
      es: 'Alcanza con el celular: entrá desde el navegador, tocá «Publicar una propiedad» y elegí las fotos de tu galería o sacalas en el momento. Lo que vas cargando no se pierde si se corta. Si tenés muchas fotos, conviene subirlas con wifi.',
      en: 'A phone is enough: open the site in its browser, tap “Publish a property” and choose pictures from your gallery or take them on the spot. What you have entered is not lost if the connection drops. With many pictures, use wifi.',
      pt: 'O celular basta: abra o site no navegador, toque em «Publicar una propiedad» e escolha as fotos da galeria ou tire na hora. O que você já preencheu não se perde se a conexão cair. Com muitas fotos, prefira o wifi.',
    },
  },
  photosHowMany: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cuántas fotos puedo subir al aviso? | no me deja subir las fotos | que formato de imagen aceptan | mis fotos del iphone heic no suben | como ordeno las fotos o cambio la principal | puedo subir un video al aviso | cuanto pueden pesar las imagenes | hay limite de imagenes en la publicacion? | no me sube la foto del iphone, formato heic | que tamaño maximo de imagen aceptan | límite de fotos | quiero reordenar las imagenes de mi casa en el anuncio | mis fotos son del iphone y sale error, q formato tiene q ser? | como cambio cual imagen sale de portada | y cuanto puede pesar cada foto q cargo en mi publicacion? | las fotos salen en cualquier orden, como las acomodo? | ¿Qué límite de cantidad y tamaño rige para las imágenes de una publicación?',
      en: 'How many photos can a listing have? | my photos will not upload | which image formats are accepted | iphone heic photos fail to upload | how do I change the main photo | can I add a video to the listing | maximum number of pictures per ad | how do I set the cover photo of my ad | HEIC pics from my iPhone get rejected, what do I do | how do I pick which picture is the cover of my ad | max number and size of pictures per property? | one of my images failed to upload, can I retry just that one',
      pt: 'Quantas fotos posso pôr no anúncio? | minhas fotos não sobem | que formato de imagem aceitam | como mudo a foto principal | quantas imagens cabem no anúncio | como troco a foto de capa | as fotos do iphone dão erro na hora de subir no anúncio | como escolho a foto de capa do meu anúncio?',
    },
    answer: {
      es: 'Varias decenas, y el formulario te dice el tope y cuánto puede pesar cada una. Se aceptan JPEG, PNG, WebP y AVIF; las HEIC del iPhone hay que pasarlas a JPEG antes. La primera es la principal: arrastralas o usá las flechas para ordenarlas; si una no sube, el mensaje dice por qué y podés reintentar.',
      en: 'Several dozen; the form states the limit and how heavy each may be. JPEG, PNG, WebP and AVIF are accepted; iPhone HEIC photos must be turned into JPEG first. The first one is the main photo: drag them or use the arrows to order them; if one fails, the message says why and you can retry.',
      pt: 'Várias dezenas; o formulário diz o limite e quanto pode pesar cada uma. Aceitam-se JPEG, PNG, WebP e AVIF; as HEIC do iPhone precisam virar JPEG antes. A primeira é a principal: arraste ou use as setas para ordenar; se uma não subir, a mensagem diz por quê e pode tentar de novo.',
    },
  },
  floorPlan: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo agregar el plano de la casa al aviso? | subir plano de planta al anuncio | conviene poner el plano ademas de las fotos | donde cargo los planos de mi departamento | como hago un plano simple para publicar | donde subo el dibujo con las medidas de los ambientes | se puede poner el planito del depto en la publicacion? | incluir croquis en el anuncio | plano en la publicación | ayuda a vender que el aviso tenga los planos? | tengo el dibujo del arquitecto con las medidas, lo puedo poner en la publi? | y el croquis con los ambientes donde lo cargo? | vale la pena hacer un dibujito de la distribucion para los interesados? | el plano de mi casa tiene el nombre y la ci de mi papa, lo subo igual al anuncio? | hice un esquema a mano de la planta, sirve para mi publicacion? | ¿Admite la publicación incorporar la planimetría del inmueble además de las imágenes?',
      en: 'Can I add a floor plan to my listing? | where do I upload the floor plan | is a floor plan worth adding besides photos | how do I make a simple floor plan | upload a layout drawing with my photos | is a sketch of the layout useful on my ad | have the architect’s drawing with room sizes, can it go in the ad | is a layout sketch worth including with my pictures | blueprint shows our ID numbers, ok to post it with the ad?',
      pt: 'Posso pôr a planta da casa no anúncio? | onde carrego a planta do apartamento | vale a pena pôr a planta além das fotos | posso colocar a planta baixa no anúncio? | planta do imóvel no anúncio | posso colocar a planta baixa junto com as fotos do anúncio? | onde subo o desenho com as medidas dos cômodos no anúncio',
    },
    answer: {
      es: 'Sí: subilo como una imagen más y escribí debajo que es el plano. Ayuda mucho a quien compara y ahorra visitas que no iban a ningún lado. Alcanza con un dibujo limpio con medidas por ambiente; no muestres en él datos personales ni números de documento.',
      en: 'Yes: upload it as one more picture and write below it that it is the plan. It helps people compare and saves pointless visits. A clean drawing with the size of each room is enough; do not show personal data or document numbers on it.',
      pt: 'Sim: suba como mais uma imagem e escreva embaixo que é a planta. Ajuda muito quem compara e poupa visitas inúteis. Basta um desenho limpo com as medidas de cada cômodo; não mostre nele dados pessoais nem números de documento.',
    },
  },
  hideAddress: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo ocultar la dirección exacta de mi casa en el aviso? | no quiero que sepan donde vivo al publicar | como muestro solo el barrio en el mapa | por que los avisos no dicen la direccion exacta | el punto del mapa del aviso es exacto? | no quiero que se vea mi dirección | no quiero que sepan justo donde vivo al publicar | se puede mostrar solo el barrio y no la calle? | por que un aviso no dice donde queda exactamente | ubicación aproximada | me da miedo poner la direccion de mi domicilio en internet | vivo sola y me da miedo q cualquiera sepa mi calle y numero si pongo mi casa en venta | y si pongo zona aproximada igual me pueden encontrar buscando? | kiero q salga villa morra nomas y no el punto exacto | me robaron una vez, puedo anunciar sin q se vea la ubicacion de mi casa? | ¿Es posible restringir la ubicación visible del inmueble al nivel de barrio?',
      en: 'Can I hide my exact address on the listing? | does my address show when I publish | how do I show only the neighbourhood on the map | why does a listing not give its exact address | show only the neighbourhood rather than my street number | can I publish with an approximate map pin | don’t want strangers turning up at my door, can the ad show just the area | this ad doesn’t give the street number, how do I get it | can I switch from exact pin to approximate zone after publishing | privacy of my location when I post my home',
      pt: 'Posso esconder o endereço exato no anúncio? | meu endereço aparece quando publico | como mostro só o bairro no mapa | por que o anúncio não diz o endereço exato | não quero mostrar o endereço exato no anúncio | esconder a localização da minha casa | dá pra mostrar só o bairro e não o endereço certinho da minha casa? | moro sozinha e não quero o número da casa no anúncio, tem como esconder?',
    },
    answer: {
      es: 'Sí: al publicar elegís qué se ve, la dirección exacta, una zona aproximada o solo el barrio, y lo podés cambiar después. Lo oculto no se encuentra tampoco buscando. Si en un aviso no figura, pedila en la consulta: suele darse al acordar la visita.',
      en: 'Yes: when publishing you choose what shows, the exact address, an approximate area or just the neighborhood, and you can change it later. What is hidden cannot be found by searching either. If a listing does not show it, ask in your inquiry: it is usually given when a visit is agreed.',
      pt: 'Sim: ao publicar você escolhe o que se vê, o endereço exato, uma zona aproximada ou só o bairro, e pode mudar depois. O que está oculto também não se acha na busca. Se um anúncio não mostra, peça na consulta: costuma ser dado ao combinar a visita.',
    },
  },
  editListing: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo cambio el precio o los datos de mi aviso? | me equivoque en el aviso, como lo corrijo | como modifico una publicacion ya hecha | quiero bajar el precio publicado de mi casa | puedo cambiar las fotos de un anuncio que ya esta activo | si bajo el precio se enteran los que lo guardaron | cómo bajo el precio de mi publicación | puse mal los metros, como corrijo la publicacion | quiero bajar lo que pido en mi anuncio ya publicado | me equivoque de dormitorios al cargar la casa | editar publicación | si actualizo el precio pierdo las visitas que tenia? | puse 3 dormitorios y son 4, donde lo arreglo? | y si le cambio el monto se pierden las consultas q ya tenia? | baje el valor de mi depto, los q lo tenian guardado se enteran? | kiero agregar mas fotos y otra descripcion a lo q ya subi | puse mal los metros del terreno, tengo q borrar todo y hacer de nuevo? | Solicito saber cómo rectificar la superficie consignada en mi publicación vigente. | cómo edito las fotos de mi aviso',
      en: 'How do I change the price or details of my listing? | I made a mistake in my ad, how do I fix it | can I edit a listing that is already live | do people who saved it learn of a price drop | fix a typo in my published ad | I entered the wrong number of bedrooms, how do I correct it | typo in the square meters of my ad, where do I correct it | do I lose my views if I change my listing’s price | do people who saved my place get told if I drop the price | want to swap pictures and text on an ad that’s already live | how do I change the photos of my ad',
      pt: 'Como mudo o preço ou os dados do meu anúncio? | errei no anúncio, como corrijo | posso editar um anúncio já publicado | como corrijo uma informação no meu anúncio | editar anúncio no ar | se eu mudar o valor do meu anúncio perco os contatos que já tenho? | como troco as fotos do meu anúncio',
    },
    answer: {
      es: 'En mis propiedades, tocá «Editar» en ese aviso, cambiá lo que haga falta y guardá: se ve enseguida y conserva sus visitas y consultas. Si bajás el precio, quienes lo guardaron y tienen los avisos activados se enteran, y el aviso muestra el cambio.',
      en: 'In “My Properties”, press “Edit” on that listing, change what you need and save: it shows at once and keeps its views and inquiries. If you lower the price, people who saved it and have notices on are told, and the listing shows the change.',
      pt: 'Em minhas propriedades, toque em «Editar» nesse anúncio, mude o que precisar e salve: aparece logo e mantém visitas e consultas. Se baixar o preço, quem o salvou e tem os avisos ativados fica sabendo, e o anúncio mostra a mudança.',
    },
  },
  pauseListing: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo pauso mi aviso por un tiempo? | quiero q no se vea mi publicacion unos dias | me señaron la casa, marco reservada o la saco | diferencia entre pausar, cerrar y eliminar el aviso | ya vendi, como doy de baja la publicacion | ya alquilé mi depto y me siguen escribiendo, como quito el aviso | quiero esconder mi casa unos dias sin borrarla | ya alquile, como saco el aviso | diferencia entre cerrar, pausar y eliminar mi publicacion | suspender publicación | me voy de viaje y no quiero q me escriban por el depto, lo oculto? | bajá mi anuncio que ya se vendió | ya se vendió mi terreno, saquen el aviso | cómo doy de baja mi publicación porque ya alquilé | ya alquile mi depto y me siguen escribiendo, como saco la publi? | me voy de vacaciones y no kiero q me consulten, puedo esconder mi aviso? | cual es la diferencia entre cerrar y eliminar mi publicacion? | y si el q me dio la seña se arrepiente, vuelvo a poner activa la publi? | ¿Cómo doy de baja definitivamente la publicación de mi inmueble ya vendido?',
      en: 'How do I pause my listing for a while? | I sold it, how do I take the listing down | difference between pausing, closing and deleting a listing | I got a deposit, should I mark it reserved | temporarily take my ad offline | mark my property as reserved | take down my listing, it has been sold | rented my flat out, how do I stop people from messaging me | hide my ad while I’m travelling, is that possible | difference between closing and deleting my ad? | buyer put down a deposit on my house, what status do I set',
      pt: 'Como pauso meu anúncio por um tempo? | já vendi, como tiro o anúncio | diferença entre pausar, fechar e excluir o anúncio | já aluguei e continuam me escrevendo | como oculto meu anúncio por uns dias | marcar imóvel como reservado | tira meu anúncio que já vendeu | já aluguei meu apê, como tiro o anúncio do ar? | qual a diferença entre encerrar e apagar meu anúncio?',
    },
    answer: {
      es: 'En mis propiedades, en las acciones del aviso. «Pausar» lo esconde hasta que vuelvas a publicarlo; «Marcar reservada» es para cuando hay seña; «Cerrar» es porque se vendió o alquiló y ya no recibe consultas; «Eliminar» lo borra con sus fotos y no se deshace. Cerralo apenas firmes, así no te siguen escribiendo.',
      en: 'In “My Properties”, among the actions of the listing. “Pause” hides it until you publish it again; “Mark as reserved” is for when there is a deposit; “Close” means it was sold or let and takes no more inquiries; “Delete” deletes it with its photos for good. Close it as soon as you sign, so that people stop writing.',
      pt: 'Em minhas propriedades, nas ações do anúncio. «Pausar» o esconde até você publicar de novo; «Marcar reservada» é para quando há sinal; «Cerrar» é porque se vendeu ou alugou e não recebe mais consultas; «Eliminar» apaga com as fotos e não se desfaz. Feche assim que assinar, para não continuarem escrevendo.',
    },
  },
  listingExpiry: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cuándo vence mi aviso y cómo lo renuevo? | cuanto tiempo dura publicado mi aviso | mi aviso vencio, como lo renuevo | cuando se vence una publicacion en oga | por que dice vencida mi propiedad | hay que renovar los avisos, cada cuanto | me avisan antes de que venza la publicacion | se me venció la publicación | cuanto tiempo queda publicada mi propiedad | me llego un mail que mi publicacion caduca | cada cuanto hay q renovar lo que publique | vencimiento del aviso | hasta cuando esta vigente lo que publique y que pasa despues | me llego un correo q dice q mi publi esta x caducar, q hago? | mi casa dejo de mostrarse y dice vencido, perdi todo lo q cargue? | y cuantos dias tengo hasta q se venza lo q publique? | hay q estar renovando todo el tiempo la publicacion o queda para siempre? | no vi el mail y se caduco mi anuncio, como lo reactivo con un clic? | ¿Cuál es el plazo de vigencia de una publicación y el mecanismo para prorrogarla? | cuánto dura el aviso que publico | cuántos días queda publicado mi aviso',
      en: 'When does my listing expire and how do I renew it? | how long does my listing stay published | my listing expired, how do I renew it | when does a listing expire on oga | am I told before my listing expires | how long does my ad stay online before it lapses | reactivate an expired ad | my ad lapsed, do I have to upload everything again | where do I check the days left on my ad | do ads stay up forever or do I have to reconfirm them | how long does my listing stay up',
      pt: 'Quando vence meu anúncio e como o renovo? | quanto tempo meu anúncio fica publicado | meu anúncio venceu, como renovo | quando vence uma publicação na oga | quanto tempo meu anúncio fica no ar | validade do anúncio | meu anúncio venceu, preciso cadastrar tudo de novo? | por quantos dias o anúncio fica no ar antes de vencer? | quanto dura o anúncio que publico',
    },
    answer: {
      es: 'Un par de meses desde la última vez que lo confirmaste: en mis propiedades ves cuántos días le quedan. Una semana antes te escribimos, y lo renovás con un clic desde ese correo o con «Renovar». Si venció deja de mostrarse pero no se pierde: renovalo y vuelve.',
      en: 'About two months since you last confirmed it: “My Properties” shows how many days are left. A week before, we write to you and you renew it with one click from that mail or with “Renew”. If it has expired it is hidden but not lost: renew it and it is back.',
      pt: 'Cerca de dois meses desde a última vez que você o confirmou: em minhas propriedades vê quantos dias restam. Uma semana antes escrevemos, e se renova com um clique no e-mail ou com «Renovar». Se venceu, deixa de aparecer mas não se perde: renove e ele volta.',
    },
  },
  listingNotShown: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por qué no aparece mi aviso en la búsqueda? | publiqué y no encuentro mi publicacion | mi anuncio no sale en los resultados | desapareció mi publicación | no encuentro mi propia casa en la búsqueda | busco mi propia casa en oga y no sale | publique ayer y no me encuentro en los resultados | mis conocidos no encuentran mi depto en la pagina | aviso que no sale | esta activo y aun asi no figura al filtrar por ciudad | subi mi casa ayer y busco por mi barrio y no esta x ningun lado | mi cuñado busco mi depto y no lo encontro, sera q quedo en borrador? | y si cargue mal la ciudad o la moneda, por eso no me encuentran el anuncio? | pause y reactive mi terreno pero sigue sin salir cuando busco | Mi publicación figura activa pero no la encuentro al buscarla en el portal, ¿a qué obedece? | por qué mi aviso no aparece? | mi publicación no aparece en la búsqueda',
      en: "Why does my listing not show up in the search? | I published but cannot find my ad | nobody can see my listing | my ad has disappeared from the site | I can't find my own ad when searching | active listing missing from results | posted my condo and it's invisible when I search for it | friends can't find my ad, could it still be a draft | it says under review, is that why nobody can see my house | my ad says active but filters don't bring it up | why does my listing not appear",
      pt: 'Por que meu anúncio não aparece na busca? | publiquei e não acho meu anúncio | ninguém vê meu anúncio | meu anúncio sumiu | publiquei e meu anúncio não aparece na busca | anúncio invisível, por quê? | publiquei ontem e meu anúncio não aparece quando procuro | será que meu anúncio ficou em rascunho? ninguém acha ele na busca | por que meu anúncio não aparece?',
    },
    answer: {
      es: 'Mirá su estado en mis propiedades: en borrador, en revisión, pausado, reservado, cerrado o vencido no sale en la búsqueda, y ahí mismo podés publicarlo o renovarlo. Si está activo, fijate que la operación, el tipo, la ciudad y la moneda del precio estén bien cargados, y buscalo por su título. Si igual no aparece, escribí por contacto.',
      en: 'Look at its status in “My Properties”: draft, under review, paused, reserved, closed or expired listings are not in the search, and there you can publish or renew it. If it is active, check that offer, kind, city and currency of the price are right, and search for its title. If it still does not show, write through the contact page.',
      pt: 'Veja o estado em minhas propriedades: em rascunho, em revisão, pausado, reservado, fechado ou vencido não sai na busca, e ali mesmo se publica ou renova. Se está ativo, confira operação, tipo, cidade e moeda do preço, e busque pelo título. Se ainda não aparecer, escreva pelo contato.',
    },
  },
  moreViews: {
    more: { guide: 'selling', section: 'listing' },
    asked: {
      es: '¿Cómo consigo más visitas y consultas en mi aviso? | mi publicacion tiene vistas pero nadie me escribe | nadie mira mi aviso, que le falta | como mejoro mi anuncio | que hago para que mi aviso llame la atencion | calidad del aviso baja, como la subo | nadie mira mi publicacion, como la mejoro | tengo vistas pero nadie me escribe | subir la calidad de mi anuncio | más alcance para mi aviso | mi vecino recibe montones de mensajes y yo ninguno por mi casa | mucha gente entra a ver mi casa pero ni un mensaje, xq sera? | q le agrego a mi publi para q entre mas gente? | tengo 5 visitas nomas en un mes en mi anuncio, como lo hago rendir | y eso de calidad del aviso q me dice q falta, sirve para q me escriban mas? | nadie me contacta por mi depto en alquiler, será que son pocas fotos? | ¿Qué acciones incrementan el alcance de mi publicación y la cantidad de interesados?',
      en: 'How do I get more views and inquiries on my listing? | my ad gets views but nobody writes | how do I improve my listing | how do I make my ad stand out | tips to get people clicking on my ad | boost interest in my listing | 300 people opened my ad and zero messages, what gives | tips to boost traffic to my property ad | is the listing quality score worth chasing to get more contacts',
      pt: 'Como consigo mais visitas e consultas no meu anúncio? | meu anúncio tem visitas mas ninguém escreve | como melhoro meu anúncio | como atraio mais gente pro meu anúncio | melhorar o desempenho do anúncio | meu anúncio tem muita visualização mas ninguém chama, por quê? | como faço pra mais gente ver meu anúncio de aluguel',
    },
    answer: {
      es: 'Mirá «Calidad del aviso» al editarlo: te dice qué suma más, casi siempre más fotos, superficie, ubicación y una descripción completa. Si tiene vistas y nadie escribe, suele ser el precio: comparalo con los parecidos en «Análisis de precio». Compartí el enlace, poné el cartel con código en la puerta y respondé el mismo día.',
      en: 'See “Quality of the listing” when editing it: it says what would help most, usually more photos, area, location and a full description. If it is viewed and nobody writes, it is often the price: compare it with similar ones in “Price analysis”. Share its link, put the poster with its code on the door and answer the same day.',
      pt: 'Veja «Calidad del aviso» ao editar: diz o que mais soma, quase sempre mais fotos, área, localização e uma descrição completa. Se tem visitas e ninguém escreve, costuma ser o preço: compare com os parecidos em «Análisis de precio». Compartilhe o link, ponha o cartaz com código na porta e responda no mesmo dia.',
    },
  },
  listingStatistics: {
    more: { guide: 'using' },
    asked: {
      es: '¿Dónde veo las estadísticas de mi aviso? | cuantas personas vieron mi publicacion | como se cuentan las visitas de un aviso | cuántas visitas tuvo mi aviso | cuanta gente vio mi publicacion | quiero saber cuantos guardaron mi casa en favoritos | puedo ver quien entro a mirar mi depto? | contador de visitas | donde miro los numeros de vistas de lo que publique | puedo saber el nombre de los q entraron a mirar mi depto? | si yo entro 10 veces a mi propia publi, suma 10? | y cuantos guardaron mi casa en favoritos, se puede ver? | kiero saber cuantas personas llegaron x el qr q puse en el porton | ¿Qué métricas ofrece el panel sobre el desempeño de mi publicación?',
      en: 'Where do I see the statistics of my listing? | can I know who saw my listing | how many people viewed my property ad | views and saves counter for my ads | can I see how many people bookmarked my house | does refreshing my own ad inflate its view count | where’s the dashboard with visits and inquiries for my ad | do you tell me the names of people who opened my property page',
      pt: 'Onde vejo as estatísticas do meu anúncio? | quantas pessoas viram meu anúncio | posso saber quem viu meu anúncio | métricas do meu anúncio | onde vejo quantas pessoas olharam meu anúncio? | consigo saber quem foi que viu meu apartamento no site?',
    },
    answer: {
      es: 'En mis propiedades, en cada aviso: visitas, guardados, consultas y las que llegaron por el cartel con código. Una visita se cuenta una sola vez por navegador y por día, y no se sabe quién fue: solo conocés a quien te escribe.',
      en: 'In “My Properties”, on each listing: views, saves, inquiries and visits that came from the poster with its code. A view counts once per browser and day and nobody knows whose it was: you only know those who write to you.',
      pt: 'Em minhas propriedades, em cada anúncio: visitas, salvos, consultas e as que chegaram pelo cartaz com código. Uma visita conta uma vez por navegador e por dia, e não se sabe de quem foi: você só conhece quem escreve.',
    },
  },
  listingPoster: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo imprimir un cartel de mi aviso? | cartel se vende con codigo qr | como hago un cartel para poner en la puerta | imprimir la ficha de la propiedad | descargar pdf del aviso o de la comparacion | como imprimo una propiedad | quiero poner un papel en la vereda con el qr de mi aviso | se puede sacar un volante de mi propiedad para pegar | hacer un letrero de se vende con codigo | cartel con QR | mi papa quiere un afiche para colgar en la reja | kiero poner un letrero en mi porton con el qr de mi publi, de donde saco? | puedo bajar en pdf los datos de la casa para llevar a la visita? | mi papa kiere un afiche para la muralla q diga se alquila con el codigo | y esa hoja para pegar en la reja se imprime desde donde? | como saco en papel la comparacion q hice de 3 deptos? | ¿Ofrece el portal un documento descargable con la ficha del inmueble?',
      en: 'Can I print a poster of my listing? | how do I print a property sheet | download a listing or comparison as pdf | printable for sale sign with a QR code | flyer of my listing to stick on the fence | want a for sale sign with a QR code for my gate | download property details as PDF to take along, possible? | can I get a flyer for my lot that links to the ad | print the comparison of my three apartments',
      pt: 'Posso imprimir um cartaz do meu anúncio? | cartaz de vende-se com qr code | como imprimo a ficha do imóvel | como imprimo um cartaz do meu anúncio | baixar a ficha do imóvel em PDF | quero baixar a ficha do imóvel em pdf, onde clico?',
    },
    answer: {
      es: 'Sí: en mis propiedades, «Cartel para imprimir» te da una hoja con el código que lleva al aviso, y después ves cuántos llegaron por ahí. Para llevar los datos, cada aviso y cada emprendimiento se bajan en PDF desde su página, y las comparaciones también se imprimen.',
      en: 'Yes: in “My Properties”, “Poster to print” gives a sheet with a code that leads to the listing, and later you see how many came by it. To carry the facts with you, each listing and development downloads as PDF from its page, and comparisons can be printed too.',
      pt: 'Sim: em minhas propriedades, «Cartel para imprimir» dá uma folha com o código que leva ao anúncio, e depois você vê quantos vieram por ali. Para levar os dados, cada anúncio e cada empreendimento se baixa em PDF na sua página, e as comparações também se imprimem.',
    },
  },
  photosStolen: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué hago si alguien usa mis fotos en otro aviso? | robaron las fotos de mi casa y las publicaron | otra persona publico mi casa sin autorizacion | una inmobiliaria ofrece mi casa y yo no la autoricé | como saco un aviso de mi casa que no publique yo | alguien copió mis fotos | otro publico mi casa con mis imagenes sin permiso | me copiaron las fotos y piden seña con ellas | denuncia por uso indebido de imágenes de mi inmueble | robo de fotos | vi mi departamento ofrecido por un desconocido con mis fotos | un desconocido agarro las imagenes de mi depto y lo ofrece mas barato | una inmobiliaria sigue anunciando mi terreno y yo nunca le autorice, como hago q la bajen? | y si encima esta cobrando señas con las fotos de mi casa? | copiaron mis fotos tal cual en otra publi, a quien reclamo? | Deseo denunciar el uso indebido de imágenes de mi propiedad en una publicación ajena.',
      en: 'What if someone uses my photos in another listing? | someone published my house without my permission | an agency lists my property and I did not authorize it | how do I remove a listing of my home I did not post | someone copied my pictures into their ad | report stolen listing photos | some scammer copied my apartment pics and is asking for deposits | an agency I never hired is advertising my lot, get it removed | my pictures are on an ad that isn’t mine | strangers knock at my door saying they saw my house for rent, I never posted it',
      pt: 'O que faço se alguém usa minhas fotos em outro anúncio? | publicaram meu imóvel sem permissão | uma imobiliária anuncia minha casa sem autorização | roubaram as fotos do meu anúncio | uso indevido das minhas imagens em outro anúncio | pegaram as fotos da minha casa e fizeram outro anúncio, como denuncio? | tem uma imobiliária anunciando meu terreno sem eu autorizar, o que faço',
    },
    answer: {
      es: 'Escribí por la página de contacto con el enlace de ese aviso y algo que muestre que las fotos o la propiedad son tuyas: el equipo lo revisa y, si corresponde, lo saca. Guardá capturas con la fecha. Si además están pidiendo plata con tu casa, hacé la denuncia ante la policía o la fiscalía y consultá a un abogado.',
      en: 'Write through the contact page with the link of that listing and something that shows that the photos or the property are yours: the team looks into it and takes it down where due. Keep dated screenshots. If someone is also asking for money with your home, report it to the police or the prosecutor and ask a lawyer.',
      pt: 'Escreva pela página de contato com o link desse anúncio e algo que mostre que as fotos ou o imóvel são seus: a equipe revisa e, se for o caso, tira do ar. Guarde capturas com a data. Se além disso pedem dinheiro com a sua casa, denuncie à polícia ou à promotoria e consulte um advogado.',
    },
  },
  duplicateListings: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por qué la misma propiedad aparece varias veces? | aviso repetido con distinto precio | hay avisos duplicados en el sitio | vi el mismo depto con precios diferentes, a cual le creo | por qué hay dos avisos de la misma casa | veo la misma casa dos veces con distinto precio | por que tres inmobiliarias ofrecen el mismo depto | a quien le consulto si dos agencias tienen lo mismo | avisos repetidos | el departamento que me gusta sale varias veces, hay algo raro? | veo la misma casa en 85 mil y en 92 mil con dos inmobiliarias, cual es? | xq sale el mismo depto 3 veces con distintas agencias | y a cual de las dos agencias le consulto si tienen la misma casa? | si publico 2 veces mi casa aparezco mas? | es el mismo duplex con las mismas fotos pero otro monto, quien tiene el valor actualizado? | ¿A qué se debe que un mismo inmueble figure ofrecido por distintos anunciantes?',
      en: 'Why is the same property listed several times? | same house from two agencies at different prices | are there duplicate listings | may I publish the same property twice | same house shows up twice with different prices | duplicate ads for an identical property | two realtors advertise this same villa 7k apart, whose number is right | identical condo shows up under three agencies, why | which agency do I contact when both have the very same house',
      pt: 'Por que o mesmo imóvel aparece várias vezes? | a mesma casa em duas imobiliárias com preços diferentes | posso publicar o mesmo imóvel duas vezes | o mesmo imóvel aparece repetido com preços diferentes | anúncios duplicados | o mesmo apartamento aparece com duas imobiliárias e valores diferentes, qual vale? | por que essa casa tá repetida no site por anunciantes diferentes?',
    },
    answer: {
      es: 'Porque un dueño puede darla a más de una inmobiliaria, y cada una publica la suya, a veces con un precio viejo. Consultá a las dos y preguntá cuál es el precio vigente y quién tiene la autorización. Los avisos iguales de un mismo anunciante se muestran una sola vez, así que repetirlo no suma.',
      en: 'Because an owner may give it to more than one agency, and each publishes its own, sometimes at an old price. Ask both what the current price is and who is authorized. Equal listings of one publisher are shown once, so repeating yours gains nothing.',
      pt: 'Porque um dono pode dá-lo a mais de uma imobiliária, e cada uma publica o seu, às vezes com preço antigo. Consulte as duas e pergunte qual é o preço atual e quem tem a autorização. Anúncios iguais de um mesmo anunciante aparecem uma vez, então repetir não ajuda.',
    },
  },
} satisfies Record<string, FaqEntry>
