import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const siteTroublesFaq = {
  verificationMail: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué hago si no me llega el correo de verificación? | no me llega el mail de verificación | no me llega el mail de confirmación de la cuenta | no me llegó el código para entrar | olvidé mi contraseña | no puedo iniciar sesión | cómo cambio mi contraseña | el link de activación no me llega | perdí la clave de mi cuenta de óga',
      en: 'What if the verification email does not arrive? | I never got the confirmation email | I forgot my password | I cannot log in to my account | how do I change my password | the activation link never came',
      pt: 'O que faço se o e-mail de verificação não chega? | não chegou o e-mail de confirmação | esqueci minha senha | não consigo entrar na minha conta | como mudo minha senha',
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
      es: '¿Cómo borro mi cuenta? | quiero eliminar mi cuenta de óga | cómo me doy de baja del sitio | quiero que borren todos mis datos | cerrar mi cuenta para siempre | dónde está el botón de eliminar cuenta',
      en: 'How do I delete my account? | I want my account erased for good | remove all my data from the site | where is the delete account button | cancel my account',
      pt: 'Como excluo minha conta? | quero encerrar minha conta | apagar todos os meus dados do site | onde fica o botão de excluir a conta',
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
      es: '¿Qué hago si nadie me contesta la consulta? | mandé consulta y no me responden | ninguna inmobiliaria me contesta | el dueño no me atiende ni responde los mensajes | escribí por un aviso hace días y nada | nadie responde en los avisos | cuánto tardan en contestar una consulta',
      en: 'What if nobody answers my inquiry? | no agency replies to me | I wrote about a listing days ago and got no answer | the owner does not respond to messages | how long do they take to reply',
      pt: 'O que faço se ninguém responde minha consulta? | nenhuma imobiliária me responde | escrevi a um anúncio e não respondem | quanto demoram para responder',
    },
    answer: {
      es: 'Acá tu consulta le llega a quien publica por correo y queda en tus consultas enviadas; donde hay botón de WhatsApp, probá por ahí. Si en uno o dos días no responde, escribí a otro aviso parecido: la página de cada inmobiliaria dice cuánto suele tardar. Si un aviso sigue publicado y nadie atiende nunca, avisanos por la página de contacto.',
      en: 'Your inquiry reaches the lister by mail and stays among the inquiries you sent; where there is a WhatsApp button, try that. If there is no answer in a day or two, write to another listing like it: each agency’s page says how long it usually takes. If a listing stays up and nobody ever answers, tell us from the contact page.',
      pt: 'Sua consulta chega a quem anuncia por e-mail e fica entre as consultas enviadas; onde há botão de WhatsApp, tente por ali. Se em um ou dois dias não responder, escreva a outro anúncio parecido: a página de cada imobiliária diz quanto costuma demorar. Se um anúncio continua no ar e ninguém atende nunca, avise pela página de contato.',
    },
  },
} satisfies Record<string, FaqEntry>
