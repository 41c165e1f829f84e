import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const agenciesFaq = {
  inviteTeam: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo invito a mis agentes a la inmobiliaria en Óga? | agregar un miembro a mi equipo de la inmobiliaria | que permisos tiene cada rol titular agente asistente | me invitaron a una inmobiliaria y el enlace no anda | un agente se fue, que pasa con sus avisos | agregar un agente a mi inmobiliaria | como agrego a un vendedor nuevo a la cuenta de mi inmobiliaria | quiero darle acceso a mi secretaria pero con menos permisos | que pasa con los avisos si saco a un agente del equipo | sumar agentes al equipo | roles de titular, agente y asistente en la agencia | contrate un vendedor nuevo, como le doy acceso a la cuenta de mi inmobiliaria? | mi secretaria tiene q contestar mensajes pero no borrar avisos, q rol le doy? | el link q le mande a mi agente ya vencio, lo mando de nuevo? | se fue un agente, a quien pasan sus propiedades cuando lo saco? | y un asistente puede publicar o solo editar? | ¿Cómo incorporo colaboradores al perfil de mi empresa y qué facultades tiene cada función? | mis vendedores pueden entrar cada uno con su usuario? | cada agente tiene su propia cuenta en la inmobiliaria? | varios usuarios para la misma inmobiliaria | mis agentes pueden tener acceso con su propio mail | somos varios corredores, cada uno entra con su cuenta o compartimos una? | somos varios vendedores en la inmobiliaria, cada uno puede tener su login',
      en: 'How do I invite agents to my agency on Óga? | add a member to my agency team | what may owner, agent and assistant roles do | an agent left, what happens to the listings | my agency invitation link does not work | add a colleague to our agency profile | what can an assistant do versus an agent in our team | hired a new salesperson, how do I give her access to our agency profile? | an agent quit, how do I remove him and hand over his listings? | invite link for staff expired | can my agents each log in with their own user | several users for one agency | does every salesperson get their own account or do we share one login | can my team have separate logins | can two people manage the same agency profile with separate accounts',
      pt: 'Como convido corretores para minha imobiliária na Óga? | adicionar membro à equipe da imobiliária | um corretor saiu, o que acontece com os anúncios dele | como adiciono corretores na minha imobiliária | convidar corretor pra equipe | como adiciono um corretor novo na minha imobiliária no Óga? | que permissão tem o assistente dentro da imobiliária, ele pode publicar? | meus corretores podem entrar cada um com seu usuário? | cada corretor tem a própria conta na imobiliária? | vários usuários para a mesma imobiliária | minha equipe pode acessar com logins separados?',
    },
    answer: {
      es: 'Cada persona entra con su propia cuenta: creada la inmobiliaria, en «Mi inmobiliaria», pestaña «Equipo», «Invitar» le manda por correo un enlace que sirve una sola vez y por unos días; si venció, mandá otro. Titulares pueden todo, agentes manejan avisos y consultas, asistentes editan y responden. Al quitar a alguien elegís a quién pasan sus avisos y consultas de la inmobiliaria.',
      en: 'Everyone signs in with their own account: once the agency exists, in “My agency”, tab “Team”, “Invite” mails them a link that works once and for a few days; if it lapsed, send another. Owners may do everything, agents handle listings and inquiries, assistants edit and answer. When you remove someone you choose who takes over their agency listings and inquiries.',
      pt: 'Cada pessoa entra com a própria conta: criada a imobiliária, em «Mi inmobiliaria», aba «Equipo», «Invitar» manda por e-mail um link que serve uma vez e por alguns dias; se venceu, mande outro. Titulares podem tudo, agentes cuidam de anúncios e consultas, assistentes editam e respondem. Ao tirar alguém você escolhe para quem passam os anúncios e consultas da imobiliária.',
    },
  },
  leadSharing: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo se reparten las consultas entre los agentes de la inmobiliaria? | quien del equipo recibe la consulta | un agente esta de vacaciones, a quien le llegan sus consultas | puedo pasar una consulta a otro agente | si el agente no responde la consulta que pasa | a que agente le llega la consulta cuando entra a la inmobiliaria | un vendedor mio esta de vacaciones, quien atiende sus consultas | como derivo un interesado a otro compañero de la oficina | reparto de leads | si mi corredor no contesta la consulta, pasa a otro? | somos 5 vendedores, a cual le cae el mensaje de un interesado? | mi agente no contesta, la consulta pasa a otro sola? | como le derivo un cliente a mi companero dentro de la bandeja? | y si el aviso no tiene encargado, quien lo atiende? | ¿Qué criterio se aplica para asignar los interesados entre los integrantes de la oficina?',
      en: 'How are inquiries shared among agency agents? | who in the team receives the lead | an agent is on holiday, who gets the leads | can I hand an inquiry to another agent | how does Óga assign leads within our team | passing an interested client to another broker in the office | five agents in our office, which one gets a new prospect? | If my colleague ignores a lead, does it bounce to somebody else? | how do I set myself as away so others get my leads? | pass a lead to a coworker',
      pt: 'Como se dividem as consultas entre os corretores da imobiliária? | quem da equipe recebe a consulta | posso passar uma consulta a outro corretor | como são distribuídos os contatos entre os corretores | rodízio de leads na imobiliária | somos quatro corretores, quem recebe o contato do cliente? | se o corretor não abre a mensagem, ela vai pra outro automaticamente?',
    },
    answer: {
      es: 'Le llega a quien está a cargo del aviso o, si nadie, por turno; si no la abre en unas horas hábiles pasa a otra persona. En el equipo marcás quién está ausente y hasta cuándo, y desde la conversación la pasás a mano. Todo queda en la misma bandeja, con plantillas y notas compartidas.',
      en: 'It goes to whoever is in charge of the listing or, if nobody is, by turns; if it is not opened within some working hours it passes to someone else. The team page marks who is away and until when, and a conversation can be handed over. All stays in one inbox, with shared templates and notes.',
      pt: 'Vai para quem está encarregado do anúncio ou, se ninguém, por turno; se não a abre em algumas horas úteis passa a outra pessoa. Na equipe você marca quem está ausente e até quando, e da conversa a passa à mão. Tudo fica na mesma caixa, com modelos e notas compartilhadas.',
    },
  },
  feedImport: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo cargar mis avisos desde otro portal o con un feed XML? | importar propiedades desde mi web kyero xml | mi crm puede mandar los avisos solo | sincronizar mi sistema con oga automaticamente | subi la planilla y varias filas salieron rechazadas | como deshago una importacion de avisos | tengo muchas propiedades en otro sistema, cómo las subo | tengo doscientas propiedades en otro sitio, las puedo pasar todas de una? | importar avisos desde un excel | no quiero cargar uno por uno, hay carga masiva? | carga masiva de propiedades | la planilla me rechaza filas, como la vuelvo a subir sin repetir | tengo 200 inmuebles en infocasas, los puedo pasar de una vez? | se puede subir un excel con todos mis inmuebles en vez de cargar uno x uno? | mi programador pregunta si hay api para publicar desde nuestro sistema | el csv me rechazo varias filas, como se q esta mal? | y si importo dos veces se me duplican los avisos? | ¿Admiten la carga masiva de propiedades mediante archivo o sincronización automática?',
      en: 'Can I load listings from another portal or an XML feed? | sync my CRM with oga automatically | kyero feed import | some rows of my sheet were refused | undo an import of listings | bulk upload listings from a CSV | migrate all my ads from a different portal | have 150 listings in a spreadsheet, can I bulk upload? | some rows in my CSV were rejected, how do I fix and resend? | bulk import, can I undo it?',
      pt: 'Posso carregar meus anúncios de outro portal ou com feed XML? | sincronizar meu CRM com a oga | algumas linhas da planilha foram recusadas | dá pra importar meus anúncios de outro portal? | importação em massa de anúncios | tenho 200 imóveis em planilha, dá pra subir tudo de uma vez? | meu sistema gera um XML, o Óga puxa automático?',
    },
    answer: {
      es: 'Sí: en «Importar avisos» subís una planilla Excel o CSV, o la dirección de un feed de tu sistema, y ves qué entra y qué falta antes de guardar. Cada fila rechazada dice por qué y cómo arreglarla; se corrige y se sube de nuevo sin duplicar. Una importación se puede deshacer, y también hay una API.',
      en: 'Yes: “Import listings” takes an Excel or CSV sheet, or the address of your system’s feed, and shows what goes in and what is missing before saving. Each refused row says why and how to mend it; correct it and load it again without duplicates. An import can be undone, and there is an API too.',
      pt: 'Sim: em «Importar avisos» você sobe uma planilha Excel ou CSV, ou o endereço de um feed do seu sistema, e vê o que entra e o que falta antes de salvar. Cada linha recusada diz por quê e como arrumar; corrija e suba de novo sem duplicar. Uma importação pode ser desfeita, e há também uma API.',
    },
  },
  crmLeads: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo recibir las consultas de Óga en mi CRM? | webhooks para consultas nuevas | conectar oga con hubspot o mi sistema | como creo una clave de api para mi inmobiliaria | pasar los leads a una planilla o crm | descargar mis consultas en csv | quiero q los contactos de oga entren directo a mi sistema de clientes | tienen api o webhook para inmobiliarias | descargar las consultas en csv | conectar con mi CRM | donde genero la clave de api | quiero q cada interesado entre solo a mi hubspot, se puede? | se puede bajar la lista de interesados a un excel? | perdi la api key, la puedo ver otra vez? | y hay alguna forma de q zapier reciba los mensajes nuevos de oga? | Necesitamos integrar los contactos recibidos en Óga con nuestro software de gestión comercial.',
      en: 'Can I get Óga inquiries in my CRM? | webhooks for new leads | how do I create an API key for my agency | export my inquiries to csv | push new leads from Óga into our CRM automatically | export enquiries to a spreadsheet | can new prospects land straight in Salesforce? | My dev needs an API key so leads go to our system, where is it? | export my inbox of prospects to CSV? | Zapier hook for Oga messages',
      pt: 'Posso receber as consultas da Óga no meu CRM? | webhooks para novas consultas | como crio uma chave de API para a imobiliária | dá pra integrar os contatos do Óga com meu CRM? | exportar as consultas recebidas em CSV | consigo baixar os leads em CSV ou mandar por webhook?',
    },
    answer: {
      es: 'Sí: en configuración creás claves y webhooks, que avisan a tu sistema cuando llega una consulta, un mensaje o una visita, y la página para desarrolladores trae ejemplos. Sin programar, la bandeja se descarga en CSV. La clave se muestra una sola vez: guardala como una contraseña.',
      en: 'Yes: settings let you create keys and webhooks, which tell your system when an inquiry, message or visit comes in, and the developers’ page has examples. Without programming, the inbox downloads as CSV. A key is shown once: keep it like a password.',
      pt: 'Sim: na configuração você cria chaves e webhooks, que avisam seu sistema quando chega uma consulta, mensagem ou visita, e a página para desenvolvedores traz exemplos. Sem programar, a caixa se baixa em CSV. A chave aparece uma só vez: guarde-a como uma senha.',
    },
  },
  widgetOnSite: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo mostrar mis avisos de Óga en mi propia página web? | widget para mi sitio con mis propiedades | codigo para insertar mis avisos en wordpress | poner mis publicaciones de oga en la web de mi inmobiliaria | tengo wordpress, hay un codigo para que salgan mis propiedades ahi | como incrusto mis publicaciones de oga en la web de la inmobiliaria | quiero que mi sitio se actualice solo con lo publicado en oga | widget para mi web | mi diseñador pide el codigo para pegar mis avisos en nuestra pagina | quiero q en la web de mi inmobiliaria aparezcan solas las casas q subo a oga | hay algun codigo html para pegar en mi wix con mis publicaciones? | mi diseñador pregunta si el recuadro de oga se puede poner con nuestros colores | y se actualiza solo en mi sitio cuando vendo una? | el codigo ese pone cookies en mi pagina? | ¿Disponen de un código incrustable para exhibir nuestra cartera en el sitio institucional?',
      en: 'Can I show my Óga listings on my own website? | widget with my properties for my site | embed code for wordpress | can I embed my listings on my website | embed my Óga properties on our agency homepage | widget for WordPress with our latest ads | embed code to show our stock from Oga on our homepage? | I use Wix, can I paste something so my Oga ads show there automatically? | does the embed match our brand colors and drop cookies? | iframe of our listings',
      pt: 'Posso mostrar meus anúncios da Óga no meu site? | widget com meus imóveis para meu site | código para incorporar no wordpress | como coloco meus anúncios do Óga no site da imobiliária | widget com meus últimos anúncios | tem código pra colar na página da imobiliária com nossos imóveis?',
    },
    answer: {
      es: 'Sí: en «Mi inmobiliaria», en «Ajustes», «Tus avisos en tu sitio» te da un código para pegar en tu página, con tus últimos avisos siempre al día, y elegís color, fondo y cuántos se ven. No usa cookies ni scripts, así que anda en casi cualquier gestor de páginas.',
      en: 'Yes: in “My agency”, under “Settings”, “Your listings on your site” gives a code to paste into your page, with your latest listings always up to date, and you choose color, background and how many show. It uses no cookies or scripts, so it works in almost any site builder.',
      pt: 'Sim: em «Mi inmobiliaria», em «Ajustes», «Tus avisos en tu sitio» dá um código para colar na sua página, com seus últimos anúncios sempre em dia, e você escolhe cor, fundo e quantos aparecem. Não usa cookies nem scripts, então funciona em quase qualquer construtor de sites.',
    },
  },
  publishDevelopment: {
    more: { guide: 'using' },
    asked: {
      es: 'Soy desarrolladora, ¿cómo cargo mi edificio y sus unidades? | como publico un emprendimiento en pozo con sus unidades | soy constructora y quiero publicar mi edificio | cargar las unidades de un proyecto en oga | como actualizo las unidades vendidas de mi edificio | puedo poner el plan de cuotas de mi proyecto | construimos una torre, como publico el proyecto con todos los deptos | cargar emprendimiento en pozo con tipologias y planos | constructora quiere subir loteo o edificio con plan de pagos | publicar emprendimiento | como marco las unidades vendidas de mi proyecto | estamos levantando una torre de 60 deptos, como la subimos completa? | mi estudio vende preventa, puedo cargar plan de cuotas y planos? | tenemos un loteamiento con tipologias, va como emprendimiento o aviso suelto? | y las unidades las puedo meter con un excel? | Somos una empresa constructora y deseamos exhibir nuestro proyecto con disponibilidad de unidades.',
      en: 'I am a developer, how do I enter my building and its units? | how do I publish an off-plan development with its units | how do I load the units of a project | how do I mark units as sold | upload a whole new construction project with floor plans | listing a pre-construction project with payment plans | we’re building a 12 floor tower, how do we put the whole project on Oga? | As a builder, can I upload floor plans and a payment plan for presale units? | how do I mark unit 4B as sold in my project? | list a new construction project',
      pt: 'Sou incorporadora, como cadastro meu prédio e as unidades? | como publico um empreendimento na planta com as unidades | como carrego as unidades de um projeto | sou incorporadora, como publico meu lançamento | construtora quer anunciar prédio na planta aqui | sou incorporadora, como cadastro um lançamento com todas as unidades? | como marco que uma unidade do meu empreendimento já foi vendida?',
    },
    answer: {
      es: 'Desde «Mi inmobiliaria», en «Emprendimientos»: cargás el proyecto, sus tipos, planos, plan de pago y las unidades, que también entran con una planilla. Cada unidad cambia de estado cuando se reserva o se vende, y la página pública muestra lo que queda libre. Primero creá la inmobiliaria con tu cuenta.',
      en: 'From “My agency”, under “Developments”: enter the project, its types, plans, payment plan and units, which also come from a sheet. Each unit changes state when reserved or sold, and the public page shows what is left. First create the agency with your account.',
      pt: 'Em «Mi inmobiliaria», em «Emprendimientos»: carregue o projeto, tipos, plantas, plano de pagamento e as unidades, que também entram por planilha. Cada unidade muda de estado quando se reserva ou vende, e a página pública mostra o que resta. Primeiro crie a imobiliária com a sua conta.',
    },
  },
  agencyLogo: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo poner el logo de mi inmobiliaria? | y se puede poner mi logo | mis avisos salen con mi marca | dónde cargo el logo y el nombre de la inmobiliaria | quiero que aparezca mi logo en los avisos',
      en: 'Can I put my agency’s logo? | can my logo be shown | do my listings carry my brand | where do I upload the logo of my agency',
      pt: 'Posso colocar o logo da minha imobiliária? | dá para pôr meu logo | meus anúncios saem com a minha marca | onde carrego o logo da imobiliária',
    },
    answer: {
      es: 'Sí: en «Mi inmobiliaria» cargás el logo, el nombre y los datos. El logo se ve en la página pública de tu inmobiliaria y en el directorio, y tus avisos llevan el nombre y el enlace a esa página. A las fotos no les agregamos marcas.',
      en: 'Yes: under “My agency” you upload the logo, name and details. The logo shows on your agency’s public page and in the directory, and your listings carry its name with a link to that page. We add no marks to the pictures.',
      pt: 'Sim: em «Mi inmobiliaria» você carrega o logo, o nome e os dados. O logo aparece na página pública da sua imobiliária e no diretório, e seus anúncios levam o nome e o link dessa página. Nas fotos não colocamos marcas.',
    },
  },
} satisfies Record<string, FaqEntry>
