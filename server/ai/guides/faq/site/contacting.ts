import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const contactingFaq = {
  sentInquiries: {
    more: { guide: 'using' },
    asked: {
      es: '¿Dónde veo las consultas que envié? | mande una consulta y no la encuentro | donde quedan mis mensajes al dueño | como sigo la conversacion con el que publica | perdi el enlace de mi consulta | le llego mi mensaje al anunciante? | dónde veo mi mensaje enviado | le escribi a un dueño ayer, donde quedo ese mensaje | quiero volver a ver lo que pregunte por una casa | historial de mensajes que mande | mis mensajes a propietarios | consulte sin registrarme, como sigo esa charla con el vendedor | le escribi a un dueño la semana pasada, donde encuentro esa charla? | consulte sin usuario, como vuelvo a ver lo q puse? | no me llego la copia al correo de lo q pregunte | mi esposa mando un mensaje x una casa y quiere seguir la conversacion | y si perdi el link q me llego x mail de mi consulta? | ¿En qué sección puedo revisar los mensajes que remití a los anunciantes?',
      en: "Where are the inquiries I sent? | where do my messages to the owner go | how do I continue a conversation with the advertiser | did my message arrive | where can I see messages I've sent to owners | I wrote without an account, how do I reopen my enquiry | wrote to a landlord last week, where's that thread? | never got the email copy of the message I sent the owner | my outgoing messages to advertisers",
      pt: 'Onde vejo as consultas que enviei? | onde ficam minhas mensagens ao dono | minha mensagem chegou ao anunciante? | onde ficam as mensagens que mandei pros donos | histórico das minhas consultas enviadas | mandei mensagem pro dono sem cadastro, onde vejo a conversa? | cadê as perguntas que eu enviei pros anunciantes?',
    },
    answer: {
      es: 'Con cuenta, en «Consultas», pestaña «Enviadas»: ahí ves la conversación y podés seguir escribiendo. Sin cuenta, en la copia que te llegó por correo: su enlace abre la conversación, así que guardalo y no lo compartas. Si no ves el correo, mirá en no deseados.',
      en: 'With an account, under “Inquiries”, tab “Sent”: there you see the conversation and can go on writing. Without one, in the copy sent to your e-mail: its link opens the conversation, so keep it and do not share it. If you do not see the mail, look in spam.',
      pt: 'Com conta, em «Consultas», aba «Enviadas»: ali você vê a conversa e continua escrevendo. Sem conta, na cópia que chegou ao seu e-mail: o link abre a conversa, então guarde e não compartilhe. Se não vê o e-mail, olhe no spam.',
    },
  },
  readReceipt: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo sé si el dueño leyó mi consulta? | hay visto o doble tilde en los mensajes de oga | el anunciante vio mi mensaje? | cuanto tarda el que publica en responder | vieron mi mensaje o no? | hay tilde azul en las consultas de oga? | cuanto suelen tardar en responderme los dueños | confirmación de lectura | mande pregunta hace dos dias y nada, la habra visto el vendedor? | hace 3 dias le escribi y no me contesta, se puede ver si abrio mi mensaje? | aparece el tilde azul como en whatsapp cuando lo leen? | y cuanto demoran normalmente en contestar los anunciantes? | el propietario me clavo el visto o ni lo abrio? | ¿Existe constancia de que el destinatario haya abierto mi mensaje?',
      en: 'How do I know whether the owner read my inquiry? | are there read receipts for messages | did the advertiser see my message | how long do publishers take to answer | did the seller see my message | no reply yet, was my message read | has the seller opened my message? it’s been three days | Are there blue ticks here like on WhatsApp? | how quickly do advertisers usually get back to you on Oga? | seen status on messages',
      pt: 'Como sei se o dono leu minha consulta? | tem confirmação de leitura nas mensagens | quanto demora quem anuncia a responder | como sei se o dono viu minha mensagem | mandei mensagem e não responde, será que leu? | dá pra ver se o proprietário visualizou minha mensagem? | tem risquinho azul igual no zap quando leem?',
    },
    answer: {
      es: 'No hay confirmación de lectura: sabés que lo vio cuando te responde, y te llega por correo. Los avisos de quienes ya respondieron varias consultas dicen cuánto suelen tardar. Si en uno o dos días no hay respuesta, escribí de nuevo en la misma conversación o consultá por otro aviso parecido.',
      en: 'There are no read receipts: you know when they answer, which reaches you by mail. Listings of those who have answered several inquiries say how long they usually take. If a day or two pass without an answer, write again in the same conversation or ask about a similar listing.',
      pt: 'Não há confirmação de leitura: você sabe quando respondem, e chega por e-mail. Os anúncios de quem já respondeu várias consultas dizem quanto costuma demorar. Se em um ou dois dias não houver resposta, escreva de novo na mesma conversa ou consulte outro anúncio parecido.',
    },
  },
  receivedInquiries: {
    more: { guide: 'using' },
    asked: {
      es: '¿Dónde leo los mensajes que me mandan por mi aviso? | bandeja de consultas recibidas | me llego una consulta, como la respondo | puedo contestar las consultas desde mi correo | plantillas de respuestas para las consultas | publique mi casa, donde me aparecen las preguntas de los interesados | como contesto a la gente que me escribe por mi depto | leer mensajes de interesados | me llega un mail con una consulta, contesto desde ahi o entro a oga? | publique mi depto, x donde me contactan los interesados y como contesto? | me aviso el correo q alguien pregunto x mi terreno, respondo x mail o en la pagina? | donde estan los interesados de mi casa en alquiler? | mi mama publico y no sabe donde ver quien le escribio | y puedo guardar una respuesta tipo para todos los q preguntan x mi casa? | ¿Dónde accedo a los mensajes que los interesados remiten sobre mi publicación?',
      en: 'Where do I read inquiries about my listing? | how do I answer someone who asked about my property | can I reply to inquiries by email | is there an inbox for leads | where do messages from interested buyers show up | inbox for enquiries on my own ad | somebody messaged about my flat, where do I reply? | can I use canned replies for people asking about my listing? | inbox for messages about my ad',
      pt: 'Onde leio as mensagens sobre o meu anúncio? | como respondo a uma consulta recebida | posso responder as consultas pelo meu e-mail | onde vejo as mensagens de quem se interessou pelo meu imóvel | caixa de entrada dos interessados | alguém perguntou pelo meu imóvel, onde respondo? | anunciei minha casa, onde vejo quem me escreveu?',
    },
    answer: {
      es: 'En «Consultas», pestaña «Recibidas», y también te llegan por correo. Respondé desde ahí: le llega por correo a quien preguntó y todo queda en una conversación, con plantillas, notas privadas y la visita. Responder el mismo día es lo que más ayuda a que no se enfríe.',
      en: 'Under “Inquiries”, tab “Received”, and they reach you by mail too. Answer from there: the person gets it by mail and everything stays in one conversation, with templates, private notes and the visit. Answering the same day is what helps most.',
      pt: 'Em «Consultas», aba «Recibidas», e também chegam por e-mail. Responda dali: a pessoa recebe por e-mail e tudo fica numa conversa, com modelos, notas privadas e a visita. Responder no mesmo dia é o que mais ajuda.',
    },
  },
  visitChange: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo cambio o cancelo una visita? | no voy a poder ir a la visita, como aviso | quiero reprogramar la visita al depto | el dueño no vino a la visita que acordamos | me plantaron en la visita | cancelar visita acordada en oga | no puedo ir a la visita, cómo la muevo | no llego a la cita de mañana para ver la casa, la reprogramo? | quiero pasar la visita para el sabado | cancelar la cita para conocer el depto | reprogramar visita | estoy enfermo, como aviso que no voy a ver la propiedad | quede con la agente el sabado a las 10 pero me salio un viaje, puedo correr la hora? | me dejaron plantado en la puerta, nadie vino a mostrarme la casa | se me enfermo el nene y hoy tenia q ir a ver un depto, x donde les digo q no voy | y si llego tarde o falto a la cita para conocer la casa? | Le solicito me indique el procedimiento para posponer el recorrido del inmueble ya agendado.',
      en: "How do I change or cancel a visit? | I cannot make it to the viewing | reschedule the viewing of the flat | the owner did not show up for the visit | reschedule my viewing appointment | I can't make it to see the flat, how do I call it off | my flight got delayed and I have an appointment to see the apartment tomorrow, how do I push it back | agent never showed up to the showing we booked, now what | need to move Friday's viewing to Monday | something came up, I want to call off the tour of the house I booked for today",
      pt: 'Como mudo ou cancelo uma visita? | não vou poder ir à visita, como aviso | quero remarcar a visita | o dono não apareceu na visita | preciso remarcar a visita ao imóvel | o dono não apareceu na hora de mostrar a casa | marquei de ver o apartamento na quinta mas surgiu um imprevisto, como remarco? | fiquei esperando na frente da casa e o corretor não apareceu pra visita, o q faço',
    },
    answer: {
      es: 'Escribí en la misma conversación de la consulta: quien publica cambia el horario o la cancela ahí, y a los dos les llega el correo con el calendario al día. Avisá con tiempo, aunque sea corto. Si te dejaron esperando, pedí otra fecha por escrito y, si se repite, buscá un aviso parecido.',
      en: 'Write in the same conversation: whoever publishes moves or cancels the visit there, and both get a mail with the calendar updated. Say so early, however briefly. If you were left waiting, ask for another date in writing and, if it happens again, look for a similar listing.',
      pt: 'Escreva na mesma conversa da consulta: quem anuncia muda o horário ou cancela ali, e os dois recebem o e-mail com o calendário atualizado. Avise com tempo. Se o deixaram esperando, peça outra data por escrito e, se repetir, busque um anúncio parecido.',
    },
  },
  visitCalendar: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo agrego la visita a mi calendario? | me mandan recordatorio de la visita | guardar la cita de la visita en google calendar | donde veo a que hora quedo la visita | la hora de la visita es hora de paraguay? | quiero que la cita me salga en google calendar | como anoto en mi agenda del celu el dia de la visita | archivo ics de la visita confirmada | visita en mi agenda | la hora de la visita es la de paraguay o la mia? | ya me confirmaron la hora para ver la casa, como hago q me aparezca en la agenda del cel? | soy re olvidadizo, me avisan un dia antes q tengo q ir a ver el depto? | me llego un correo con un archivo .ics de la cita, para q es? | y la hora q figura es la de paraguay o la de mi pais? estoy en españa y coordine una visita | kiero q la recorrida del sabado me salga en el outlook con la direccion | ¿Se remite alguna notificación previa a la fecha acordada para conocer el inmueble?',
      en: 'How do I add the visit to my calendar? | will I get a reminder of the viewing | where do I see the agreed time of the visit | is the visit time in paraguay time | put the viewing into Google Calendar | save my confirmed appointment in Outlook | the owner confirmed Thursday 4pm, can I get that into my iPhone calendar | are the viewing times in Paraguay time or mine? I’m in Berlin | got an email with an ics file about a house tour, what do I do with it | do you ping me the day before my viewing appointment',
      pt: 'Como ponho a visita no meu calendário? | recebo lembrete da visita | onde vejo o horário combinado da visita | como coloco a visita na minha agenda | salvar visita no Google Agenda | dá pra salvar a visita confirmada na agenda do celular?',
    },
    answer: {
      es: 'Cuando quien publica confirma un horario, los dos reciben un correo con un archivo para el calendario, y otro aviso el día antes. En la conversación está también «Agregar al calendario», con la hora y las indicaciones para llegar. Los horarios son siempre hora de Paraguay.',
      en: 'When a time is confirmed, both get a mail with a file for the calendar, and another the day before. The conversation also has “Add to calendar”, with the time and how to get there. Times are always Paraguay time.',
      pt: 'Quando quem anuncia confirma um horário, os dois recebem um e-mail com um arquivo para o calendário, e outro aviso no dia anterior. Na conversa há também «Agregar al calendario», com a hora e como chegar. Os horários são sempre os do Paraguai.',
    },
  },
  phoneHidden: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por qué los avisos no muestran un número para llamar? | no aparece el teléfono del dueño en el aviso | donde esta el numero para llamar | como consigo el telefono del anunciante | mi numero se ve en el aviso que publiqué? | van a ver mi telefono cuando consulto | donde esta el telefono del dueño, no lo veo | quiero llamar directo y no aparece el numero | si dejo mi telefono quien lo ve | número del propietario | prefiero llamar por telefono, no me gusta escribir, donde figura? | kiero hablar x tel con el q vende y no encuentro ningun cel en la publicacion | xq esconden el contacto del propietario? yo prefiero llamar nomas | si dejo mi celular en el formulario se lo muestran a todo el mundo? | y el wasap del vendedor donde sale? no veo ningun numero publicado | ¿Por qué motivo no se exhiben los datos telefónicos de los particulares en las publicaciones?',
      en: "Why do listings show no number to call? | how do I get hold of the owner directly | the owner’s phone is not shown | where is the number to call | how do I get the advertiser’s phone | will my phone be visible when I publish or ask | why can't I see the owner's phone number | phone not displayed on ads, any reason | I'd rather call than type, but there's no phone on the ad, why hide it | who gets to see my phone number if I leave it in an inquiry | looking for the seller's cell number on the page and it's nowhere | my dad only does phone calls, how can he ring whoever posted this house",
      pt: 'Por que os anúncios não mostram um número para ligar? | o telefone do dono não aparece no anúncio | onde está o número para ligar | meu telefone fica visível no anúncio? | cadê o telefone do proprietário no anúncio? | por que escondem o celular dos anunciantes | cadê o telefone do proprietário? só aparece um botão de consultar | queria ligar pro dono direto mas o anúncio não traz o número',
    },
    answer: {
      es: 'Porque los avisos no muestran números de particulares, para que nadie los junte. Escribí por «Enviar consulta», o por WhatsApp donde hay botón, y pedile que te llame. Si dejás tu teléfono en una consulta, que es opcional, lo ve solo quien publica ese aviso.',
      en: 'Because listings do not show private numbers, so that nobody harvests them. Write through “Send inquiry”, or WhatsApp where there is a button, and ask for a call. If you leave your phone in an inquiry, which is optional, only the publisher of that listing sees it.',
      pt: 'Porque os anúncios não mostram números de particulares, para que ninguém os recolha. Escreva por «Enviar consulta», ou por WhatsApp onde há botão, e peça que liguem. Se deixar seu telefone numa consulta, o que é opcional, só o vê quem publica esse anúncio.',
    },
  },
  inquiryWithoutAccount: {
    more: { guide: 'using' },
    asked: {
      es: '¿Puedo consultar por un aviso sin tener cuenta? | hay que registrarse para escribirle al dueño | no quiero crear cuenta para preguntar | por que me piden el correo para consultar | no me deja enviar la consulta | no estoy registrada, igual le puedo preguntar al dueño por la casa? | para escribirle al propietario tengo q crear usuario? | que datos me pide para mandar una pregunta por un depto | consultar sin cuenta | se puede mandar mensaje al vendedor como invitado | solo kiero saber si acepta perros ese depto, tengo q hacerme usuario si o si? | le doy enviar al mensaje para el anunciante y no me deja, q estara mal | y si no doy mi nro de cel igual me contestan la consulta? | odio crear contraseñas en todos lados, puedo mandar una pregunta sobre la casa asi nomas? | escribi todo mi mensaje, no se envio y tengo miedo q se borre lo q puse | ¿Qué datos personales exige el formulario para dirigirse al anunciante sin estar registrado?',
      en: "Can I ask about a listing without an account? | do I have to register to write to the owner | why is my email asked for in an inquiry | I cannot send the inquiry | message an owner as a guest | the contact form won't submit my enquiry | can I just message the agent as a guest, no sign up | why do you need my email just to ask a question about a flat | the contact form on the listing won't submit, keeps refusing my message",
      pt: 'Posso consultar um anúncio sem ter conta? | preciso me cadastrar para escrever ao dono | por que pedem meu e-mail na consulta | posso mandar mensagem pro dono sem me cadastrar? | o formulário de consulta não envia | preciso fazer cadastro só pra perguntar sobre uma casa? | o formulário de mensagem pro anunciante não envia, o que tá faltando?',
    },
    answer: {
      es: 'Sí: «Enviar consulta» pide solo tu nombre, un correo y el mensaje; el teléfono es opcional. El correo es para que te llegue la respuesta. Si no te deja enviar, fijate que el correo esté bien escrito o si el aviso ya no está disponible: el formulario te dice qué falta y no pierde lo que escribiste.',
      en: 'Yes: “Send inquiry” asks only for your name, an e-mail and the message; the phone is optional. The e-mail is where the answer goes. If it will not send, check that the address is right or whether the listing is gone: the form says what is missing and keeps what you wrote.',
      pt: 'Sim: «Enviar consulta» pede só nome, e-mail e a mensagem; o telefone é opcional. O e-mail é para onde vai a resposta. Se não deixar enviar, veja se o e-mail está certo ou se o anúncio já não está disponível: o formulário diz o que falta e não perde o que você escreveu.',
    },
  },
  shareListing: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo comparto un aviso por WhatsApp? | mandarle esta propiedad a mi pareja | como copio el enlace de un aviso | quiero pasarle el link de la casa a un amigo | se puede compartir una comparacion o una busqueda | cómo le paso este aviso a mi mamá | quiero mandarle esta casa a mi marido por wasap | como paso el link del depto a un amigo | compartir propiedad con la familia | mandar link de una casa | mi hija no ve lo que yo veo, como le mando la publicacion | encontre una casita linda y le kiero pasar el link a mi marido q esta en argentina | como reenvio x wasap un depto q vi aca | y para pasarle a mi socio toda la busqueda con los filtros puestos? | en la compu apreto compartir y no pasa nada, se copio algo? | Deseo remitir a un familiar la comparación de inmuebles que elaboré, ¿de qué manera lo hago?',
      en: 'How do I share a listing on WhatsApp? | send this property to my partner | how do I copy the link of a listing | can I share a comparison or a search | send this property to my wife | can I share a filtered search with a friend | my wife is in Canada, easiest way to send her the link to this house? | will my brother need to log in to open the place I forward him | can I send someone my filtered search, not just one house | where’s the copy link button on a property page',
      pt: 'Como compartilho um anúncio pelo WhatsApp? | mandar este imóvel para meu marido | como copio o link de um anúncio | como mando esse imóvel pro meu marido no zap | compartilhar minha busca com outra pessoa | quero mandar o link dessa casa pro meu marido no zap, como faço | dá pra passar pra um amigo a busca com os filtros que eu coloquei?',
    },
    answer: {
      es: 'Abrí el aviso y tocá «Compartir»: en el teléfono elegís WhatsApp u otra aplicación, y en la computadora se copia el enlace. Las comparaciones tienen el mismo botón, y una búsqueda se comparte copiando la dirección del navegador, que lleva los filtros. Quien lo recibe no necesita cuenta.',
      en: 'Open the listing and press “Share”: on a phone you choose WhatsApp or another app, on a computer the link is copied. Comparisons have the same button, and a search is shared by copying the browser’s address, which carries the filters. The other person needs no account.',
      pt: 'Abra o anúncio e toque em «Compartir»: no celular você escolhe WhatsApp ou outro aplicativo, e no computador o link é copiado. As comparações têm o mesmo botão, e uma busca se compartilha copiando o endereço do navegador, que leva os filtros. Quem recebe não precisa de conta.',
    },
  },
  writeForMe: {
    asked: {
      es: '¿Podés escribirle vos al dueño? | mandale un mensaje por mí | escribile y preguntale vos | contactalo por mí | podés negociar vos con el dueño? | hablá vos con el dueño',
      en: 'Can you message him for me? | write to her for me | contact the seller on my behalf | can you negotiate with the owner | would you call them for me',
      pt: 'Você pode escrever ao dono por mim? | manda uma mensagem para ele por mim | fala com o dono por mim | entra em contato por mim | você negocia com o proprietário?',
    },
    answer: {
      es: 'Yo no mando mensajes ni negocio por vos: lo escribís por «Enviar consulta» en el aviso, o por su WhatsApp si lo tiene, y la respuesta te llega a vos. Decime qué querés preguntar y te lo dejo escrito en la consulta, listo para que lo revises y lo envíes.',
      en: 'I don’t send messages or negotiate for you: you write by “Send inquiry” on the listing, or by its WhatsApp if it has one, and the answer comes to you. Tell me what you want to ask and I leave it written in the inquiry, for you to check and send.',
      pt: 'Eu não mando mensagens nem negocio por você: você escreve por «Enviar consulta» no anúncio, ou pelo WhatsApp se houver, e a resposta chega a você. Diga o que quer perguntar e deixo escrito na consulta, para você revisar e enviar.',
    },
  },
} satisfies Record<string, FaqEntry>
