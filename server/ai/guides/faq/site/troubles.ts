import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const siteTroublesFaq = {
  verificationMail: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué hago si no me llega el correo de verificación? | no me llega el mail de verificación | no me llega el mail de confirmación de la cuenta | no me llegó el código para entrar | olvidé mi contraseña | no puedo iniciar sesión | cómo cambio mi contraseña | el link de activación no me llega | perdí la clave de mi cuenta de óga | no me entra el mail para confirmar mi registro | me registre y el correo de confirmacion no aparece ni en spam | hace una hora que espero el mensaje para activar mi cuenta y nada | Disculpe, no sé mucho de computadoras, me dice que confirme el correo y no recibí ninguno | como hago p q me reenvien el correo de confirmacion de la cuenta',
      en: 'What if the verification email does not arrive? | I never got the confirmation email | I forgot my password | I cannot log in to my account | how do I change my password | the activation link never came | never got the confirmation email after signing up | I registered but no email to confirm my address has come',
      pt: 'O que faço se o e-mail de verificação não chega? | não chegou o e-mail de confirmação | esqueci minha senha | não consigo entrar na minha conta | como mudo minha senha | não recebi o e-mail de confirmação do cadastro | cadastro sem e-mail de confirmação',
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
      es: '¿Cómo borro mi cuenta? | quiero eliminar mi cuenta de óga | cómo me doy de baja del sitio | quiero que borren todos mis datos | cerrar mi cuenta para siempre | dónde está el botón de eliminar cuenta | quiero darme de baja de la pagina | eliminar mi usuario y mis datos | ya vendí mi casa, quiero cerrar mi cuenta para siempre, dónde se hace | ¿Cómo ejerzo mi derecho de supresión de datos personales en la plataforma? | sacame de aca, no quiero mas mi perfil',
      en: 'How do I delete my account? | I want my account erased for good | remove all my data from the site | where is the delete account button | cancel my account | close my profile and remove my personal data | account deletion, where',
      pt: 'Como excluo minha conta? | quero encerrar minha conta | apagar todos os meus dados do site | onde fica o botão de excluir a conta | como excluo minha conta? | encerrar conta definitivamente',
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
      es: '¿Qué hago si nadie me contesta la consulta? | mandé consulta y no me responden | ninguna inmobiliaria me contesta | el dueño no me atiende ni responde los mensajes | escribí por un aviso hace días y nada | nadie responde en los avisos | cuánto tardan en contestar una consulta | escribi hace dias por un depto y nada, ni me responden | mande mensaje al anunciante y me dejo en visto | le pregunté al dueño por su casa y no me dice ni mu, ¿tardan mucho en responder? | por q no responden las inmobiliarias cuando uno pregunta x un aviso | ya van tres consultas q hago y silencio total, q me recomendas? | escribí hace dos días y nadie me respondió | mandé mensaje por un aviso y no me contestan, qué feo',
      en: 'What if nobody answers my inquiry? | no agency replies to me | I wrote about a listing days ago and got no answer | the owner does not respond to messages | how long do they take to reply | I contacted the advertiser and got no reply | sent several enquiries and heard nothing back, now what | I filled in the form two days ago and heard nothing, pretty poor | sent an inquiry last week and still no reply',
      pt: 'O que faço se ninguém responde minha consulta? | nenhuma imobiliária me responde | escrevi a um anúncio e não respondem | quanto demoram para responder | mandei mensagem sobre o imóvel e ninguém responde | consulta sem resposta há dias | mandei mensagem há dias e ninguém respondeu',
    },
    answer: {
      es: 'Acá tu consulta le llega a quien publica por correo y queda en tus consultas enviadas; donde hay botón de WhatsApp, probá por ahí. Si en uno o dos días no responde, escribí a otro aviso parecido: la página de cada inmobiliaria dice cuánto suele tardar. Si un aviso sigue publicado y nadie atiende nunca, avisanos por la página de contacto.',
      en: 'Your inquiry reaches the lister by mail and stays among the inquiries you sent; where there is a WhatsApp button, try that. If there is no answer in a day or two, write to another listing like it: each agency’s page says how long it usually takes. If a listing stays up and nobody ever answers, tell us from the contact page.',
      pt: 'Sua consulta chega a quem anuncia por e-mail e fica entre as consultas enviadas; onde há botão de WhatsApp, tente por ali. Se em um ou dois dias não responder, escreva a outro anúncio parecido: a página de cada imobiliária diz quanto costuma demorar. Se um anúncio continua no ar e ninguém atende nunca, avise pela página de contato.',
    },
  },
} satisfies Record<string, FaqEntry>
