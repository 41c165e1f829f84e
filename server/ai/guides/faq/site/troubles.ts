import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const siteTroublesFaq = {
  verificationMail: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué hago si no me llega el correo de verificación? | no me llega el mail de verificación | no me llega el mail de confirmación de la cuenta | no me llegó el código para entrar | olvidé mi contraseña | no puedo iniciar sesión | cómo cambio mi contraseña | el link de activación no me llega | perdí la clave de mi cuenta de óga | no me entra el mail para confirmar mi registro | me registre y el correo de confirmacion no aparece ni en spam | hace una hora que espero el mensaje para activar mi cuenta y nada | Disculpe, no sé mucho de computadoras, me dice que confirme el correo y no recibí ninguno | como hago p q me reenvien el correo de confirmacion de la cuenta | puse mi gmail y me dice q falta confirmar el email pero no hay nada en la bandeja | y si tampoco esta en spam el correo para validar mi usuario? | mi señora quiere publicar pero le pide email confirmado y no recibe el enlace | olvide la contraseña, donde la cambio? ustedes me mandan un correo? | No he recibido el mensaje electrónico de validación de mi registro, ¿cómo procedo?',
      en: 'What if the verification email does not arrive? | I never got the confirmation email | I forgot my password | I cannot log in to my account | how do I change my password | the activation link never came | never got the confirmation email after signing up | I registered but no email to confirm my address has come | signed up but the activation link isn’t in my inbox or junk | how do I resend the email to validate my login | it says my email is unconfirmed, where do I confirm it? | forgot my password for oga, where do I reset it',
      pt: 'O que faço se o e-mail de verificação não chega? | não chegou o e-mail de confirmação | esqueci minha senha | não consigo entrar na minha conta | como mudo minha senha | não recebi o e-mail de confirmação do cadastro | cadastro sem e-mail de confirmação | me cadastrei e o e-mail de ativação não chega, já olhei no spam | meu e-mail aparece como não confirmado, onde eu confirmo?',
    },
    answer: {
      es: 'El correo lo confirma el servicio con el que iniciás sesión, no Óga: confirmalo ahí (mirá también en spam) y volvé a iniciar sesión. La contraseña también se cambia ahí.',
      en: 'Your email is confirmed by the service you sign in with, not by Óga: confirm it there (look in spam too) and sign in again. Your password is changed there as well.',
      pt: 'O e-mail é confirmado pelo serviço com que você entra, não pelo Óga: confirme lá (veja também o spam) e entre de novo. A senha também se muda lá.',
    },
  },
  eraseAccount: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo borro mi cuenta? | quiero eliminar mi cuenta de óga | cómo me doy de baja del sitio | quiero que borren todos mis datos | cerrar mi cuenta para siempre | dónde está el botón de eliminar cuenta | quiero darme de baja de la pagina | eliminar mi usuario y mis datos | ya vendí mi casa, quiero cerrar mi cuenta para siempre, dónde se hace | ¿Cómo ejerzo mi derecho de supresión de datos personales en la plataforma? | sacame de aca, no quiero mas mi perfil | ya vendi mi casa y no uso mas oga, como cierro mi usuario definitivamente | quiero q borren todos mis datos personales de la pagina | y si elimino el perfil se bajan solas mis publicaciones? | donde esta el boton para eliminar mi usuario, no encuentro | mi ex creo un perfil con mi numero y quiero darlo de baja para siempre | Solicito la supresión definitiva de mi registro y de mis datos personales en la plataforma.',
      en: 'How do I delete my account? | I want my account erased for good | remove all my data from the site | where is the delete account button | cancel my account | close my profile and remove my personal data | account deletion, where | close my profile and wipe my personal data please | where’s the button to permanently remove my user | I sold my house and don’t need oga anymore, how do I get rid of my login and listings',
      pt: 'Como excluo minha conta? | quero encerrar minha conta | apagar todos os meus dados do site | onde fica o botão de excluir a conta | como excluo minha conta? | encerrar conta definitivamente | quero excluir minha conta do site, onde fica? | como apago meus dados e meu cadastro de vez?',
    },
    answer: {
      es: 'Para eliminar tu cuenta entrá a configuración y tocá «Eliminar cuenta»: borra tus datos personales y cierra tus avisos, para siempre.',
      en: 'To delete your account, go to settings and choose “Delete account”: it erases your personal data and closes your listings, for good.',
      pt: 'Para excluir sua conta, entre em configuración e toque em «Eliminar cuenta»: apaga seus dados pessoais e fecha seus anúncios, para sempre.',
    },
  },
  noAnswer: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué hago si nadie me contesta la consulta? | mandé consulta y no me responden | ninguna inmobiliaria me contesta | el dueño no me atiende ni responde los mensajes | escribí por un aviso hace días y nada | nadie responde en los avisos | cuánto tardan en contestar una consulta | escribi hace dias por un depto y nada, ni me responden | mande mensaje al anunciante y me dejo en visto | le pregunté al dueño por su casa y no me dice ni mu, ¿tardan mucho en responder? | por q no responden las inmobiliarias cuando uno pregunta x un aviso | ya van tres consultas q hago y silencio total, q me recomendas? | escribí hace dos días y nadie me respondió | mandé mensaje por un aviso y no me contestan, qué feo | pregunte x una casa desde la pagina y el anunciante no da señales, espero o busco otra? | mi mama mando mensaje a dos avisos y ninguna agencia le devolvio, llego nomas? | y donde veo si llego mi mensaje al q publica? | cuanto tardan normalmente en responderte desde q mandas un mensaje por un aviso? | No he obtenido respuesta del anunciante a mi solicitud de información; ¿qué alternativa existe?',
      en: 'What if nobody answers my inquiry? | no agency replies to me | I wrote about a listing days ago and got no answer | the owner does not respond to messages | how long do they take to reply | I contacted the advertiser and got no reply | sent several enquiries and heard nothing back, now what | I filled in the form two days ago and heard nothing, pretty poor | sent an inquiry last week and still no reply | messaged the agent through your site four days ago and got crickets | how long do advertisers take to reply here? | did my message even go through? the person who posted the flat is ghosting me | agency reads but won’t reply about the listing, what else can I try',
      pt: 'O que faço se ninguém responde minha consulta? | nenhuma imobiliária me responde | escrevi a um anúncio e não respondem | quanto demoram para responder | mandei mensagem sobre o imóvel e ninguém responde | consulta sem resposta há dias | mandei mensagem há dias e ninguém respondeu | mandei mensagem pelo anúncio e ninguém responde, o que faço? | quanto tempo as imobiliárias demoram pra responder uma consulta aqui?',
    },
    answer: {
      es: 'Acá tu consulta le llega a quien publica por correo y queda en tus consultas enviadas; donde hay botón de WhatsApp, probá por ahí. Si en uno o dos días no responde, escribí a otro aviso parecido: la página de cada inmobiliaria dice cuánto suele tardar. Si un aviso sigue publicado y nadie atiende nunca, avisanos por la página de contacto.',
      en: 'Your inquiry reaches the lister by mail and stays among the inquiries you sent; where there is a WhatsApp button, try that. If there is no answer in a day or two, write to another listing like it: each agency’s page says how long it usually takes. If a listing stays up and nobody ever answers, tell us from the contact page.',
      pt: 'Sua consulta chega a quem anuncia por e-mail e fica entre as consultas enviadas; onde há botão de WhatsApp, tente por ali. Se em um ou dois dias não responder, escreva a outro anúncio parecido: a página de cada imobiliária diz quanto costuma demorar. Se um anúncio continua no ar e ninguém atende nunca, avise pela página de contato.',
    },
  },
  whatsAppButton: {
    more: { guide: 'using' },
    asked: {
      es: 'No me funciona el botón de WhatsApp, ¿qué hago? | no me anda el boton de whatsapp, aprieto y nada | toco el whatsapp del aviso y no abre | el botón de wasap no hace nada | no se abre whatsapp desde el aviso',
      en: 'The WhatsApp button does not work, what do I do? | I tap the WhatsApp button and nothing happens | WhatsApp won’t open from the listing | the whatsapp link is broken',
      pt: 'O botão do WhatsApp não funciona, o que faço? | aperto o botão do zap e nada | o whatsapp não abre pelo anúncio | o link do whatsapp não abre',
    },
    answer: {
      es: 'El botón abre WhatsApp, que tiene que estar en ese teléfono o en WhatsApp Web: probá en otro navegador o desde el celular. Mientras tanto escribí con «Enviar consulta» en el mismo aviso, que llega por correo sin WhatsApp. Si sigue sin andar, contanos por la página de contacto qué aviso es y qué teléfono usás.',
      en: 'The button opens WhatsApp, which has to be on that phone or in WhatsApp Web: try another browser or your mobile. Meanwhile write with “Send inquiry” on the same listing, which arrives by mail without WhatsApp. If it still fails, tell us on the contact page which listing it is and which phone you use.',
      pt: 'O botão abre o WhatsApp, que precisa estar nesse telefone ou no WhatsApp Web: tente outro navegador ou o celular. Enquanto isso escreva com «Enviar consulta» no mesmo anúncio, que chega por e-mail sem WhatsApp. Se continuar sem abrir, conte na página de contato qual é o anúncio e qual telefone você usa.',
    },
  },
} satisfies Record<string, FaqEntry>
