import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const accountFaq = {
  needAccount: {
    more: { guide: 'using' },
    asked: {
      es: '¿Hace falta registrarse para usar Óga? | que puedo hacer sin cuenta en el sitio | para que sirve crear una cuenta en oga | como me registro en la pagina | por que me pide iniciar sesion | con que correo o red social me registro | puedo usar la web sin crear usuario | es obligatorio hacerse una cuenta para mirar casas? | no quiero dar mis datos, puedo entrar igual sin login? | usar sin registro | como me registro en oga y que gano con eso | quiero escribirle al dueño pero no tengo ganas de crear usuario, se puede? | mi mama no tiene correo, igual puede mirar los avisos? | y para publicar mi casa si o si tengo q inscribirme? | q gano si abro una cuenta aca, aparte de publicar? | ¿Es obligatoria la creación de un usuario para navegar y contactar anunciantes?',
      en: 'Do I need to register to use Óga? | what can I do without an account on the site | what is an oga account good for | can I browse without signing up | is creating a login mandatory on this site | can I message an owner as a guest without signing up? | Do I have to log in to save favorites or get alerts? | what’s the perk of making an account on Oga? | browse Oga without a login?',
      pt: 'Preciso me cadastrar para usar a Óga? | o que posso fazer sem conta no site | como me cadastro no site | preciso criar conta pra ver os imóveis? | cadastro obrigatório ou não, e pra que serve | preciso fazer cadastro pra falar com o proprietário? | sem login dá pra salvar favoritos no Óga?',
    },
    answer: {
      es: 'No para buscar, guardar favoritos, consultar ni recibir alertas con tu correo. Hace falta para publicar, ver comparaciones y tener todo en cualquier equipo: tocá «Ingresar» y entrás con el servicio de inicio de sesión que se abre, que es quien guarda tu contraseña.',
      en: 'Not for searching, saving favorites, asking or getting alerts by e-mail. You need it to publish, to see comparisons and to have everything on any device: press “Log in” and sign in with the service that opens, which is the one that keeps your password.',
      pt: 'Não para buscar, salvar favoritos, consultar nem receber alertas no e-mail. É preciso para publicar, ver comparações e ter tudo em qualquer aparelho: toque em «Ingresar» e entre com o serviço de login que se abre, que é quem guarda a sua senha.',
    },
  },
  signOutElsewhere: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo cierro sesión en Óga? | deje mi cuenta abierta en otra computadora | creo que alguien entró a mi cuenta | cuanto dura la sesion iniciada | se me cierra la sesion sola en el sitio | hackearon mi cuenta de oga | entre desde la compu de un ciber y deje mi usuario abierto | donde esta el boton de salir | como me deslogueo del celu | desconectar mi usuario | mi nieto dejo abierta mi cuenta en su telefono | entre en el cyber y me olvide de salir, como desconecto mi usuario? | hay consultas q yo no mande, me hackearon el usuario de oga? | donde esta el boton para desloguearme? | le preste mi celu a mi ex y mi oga quedo logueado, q hago? | y si no salgo, la sesion se corta sola en algun momento? | Sospecho de un acceso no autorizado a mi cuenta de Óga; ¿qué debo hacer?',
      en: "How do I sign out of Óga? | I left my account open on another computer | someone got into my account | why was I signed out by itself | where's the logout button | someone may be using my login, what now | logged in at a hotel lobby PC and forgot to log off Oga, now what? | where's the logout button? | log me off Oga on the other device",
      pt: 'Como saio da minha conta na Óga? | deixei minha conta aberta em outro computador | acho que alguém entrou na minha conta | como saio da minha conta no site | fazer logout | esqueci meu login aberto no computador do hotel, como saio? | acho que invadiram minha conta do Óga, o que faço?',
    },
    answer: {
      es: 'En el menú de tu foto, «Cerrar sesión»; la sesión también termina sola después de un tiempo sin usarla. Si sospechás que entró otra persona, cambiá ya la contraseña en el servicio con el que ingresás, revisá tus avisos y consultas, y escribí por la página de contacto.',
      en: 'In the menu under your picture, “Sign Out”; the session also ends by itself after a while unused. If you suspect someone else got in, change your password at once in the service you sign in with, look over your listings and inquiries, and write through the contact page.',
      pt: 'No menu da sua foto, «Cerrar sesión»; a sessão também termina sozinha depois de um tempo sem uso. Se suspeita que outra pessoa entrou, troque já a senha no serviço com que você entra, revise anúncios e consultas, e escreva pela página de contato.',
    },
  },
  changeEmail: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo cambio mi correo o mi nombre en la cuenta? | quiero cambiar el mail con el que me registre | mi nombre sale mal en mi perfil de oga | como actualizo mis datos personales en el sitio | cambiar foto de perfil | cambié de mail, cómo lo actualizo | puse mal mi apellido en el perfil, donde lo corrijo | tengo mail nuevo, como lo actualizo en mi usuario | perdi acceso al correo con el q me registre | actualizar email de usuario | quiero que mi perfil figure con otro nombre | me case y cambie de apellido, donde lo corrijo en mi usuario? | mi foto de perfil es horrible, como la saco o la cambio? | si entro con otro mail voy a seguir viendo mis publicaciones de antes? | y si cambio la direccion de mi google, oga me reconoce o soy otro usuario? | Solicito actualizar la dirección de correo electrónico asociada a mi usuario.',
      en: 'How do I change my email or name on my account? | change the email I registered with | my name is wrong in my profile | change my profile picture | update my email address in my profile | I switched email providers, can I move my Óga login | got a new Gmail, how do I move my Oga profile to it? | My name is misspelled on Oga, where can I fix it? | if I log in with another address do my ads come along? | update my Oga profile picture',
      pt: 'Como mudo meu e-mail ou nome na conta? | meu nome está errado no perfil | trocar a foto do perfil | quero trocar o e-mail do meu cadastro | mudar foto e nome da conta | troquei de e-mail, como atualizo no Óga? | meu nome tá errado no perfil, onde arrumo?',
    },
    answer: {
      es: 'Tu nombre, tu correo y tu foto vienen del servicio con el que iniciás sesión: cambialos ahí y volvé a ingresar. Si es otra cuenta de ese servicio, para Óga sos una persona nueva; antes de cambiar, cerrá o pasá tus avisos, o escribí por contacto. Idioma, moneda y notificaciones se cambian en configuración.',
      en: 'Your name, e-mail and picture come from the service you sign in with: change them there and sign in again. If it is another account of that service, Óga sees a new person; before switching, close or move your listings, or write through the contact page. Language, currency and notifications are in settings.',
      pt: 'Seu nome, e-mail e foto vêm do serviço com que você entra: mude lá e entre de novo. Se for outra conta desse serviço, para a Óga você é uma pessoa nova; antes de trocar, feche ou passe seus anúncios, ou escreva pelo contato. Idioma, moeda e notificações se mudam na configuração.',
    },
  },
  myDataCopy: {
    more: { guide: 'using' },
    asked: {
      es: '¿Qué datos guarda Óga de mí? | quien ve mis datos personales en el sitio | venden mis datos a terceros | politica de privacidad de oga | usan cookies o rastreadores | qué saben de mí | que saben ustedes de mi persona | quiero descargar toda mi informacion personal | usan cookies o me rastrean? | exportar mis datos | quien ve mi nombre y telefono si uso oga | ustedes le pasan mi numero a las inmobiliarias o a publicidad? | quiero un archivo con todo lo q tienen guardado sobre mi | usan cookies para rastrearme? | mi perfil lo puede ver cualquiera o esta oculto? | y cuando consulto x una casa quien recibe mi telefono y mail? | En ejercicio de mi derecho de acceso, solicito copia de la información personal que conservan.',
      en: 'What data does Óga keep about me? | how do I download my data | does the site use cookies or trackers | what personal information do you hold about me | does this site track visitors with cookies | I want an export of everything Oga holds on me | does your website track me with cookies? | is my profile visible to strangers',
      pt: 'Que dados a Óga guarda de mim? | como baixo meus dados | vocês vendem meus dados | o site usa cookies ou rastreadores | que dados meus vocês guardam | LGPD, quero acesso aos meus dados pessoais | quais dados meus o Óga guarda e pra quem repassa? | como baixo uma cópia de tudo que vocês têm sobre mim?',
    },
    answer: {
      es: 'Lo menos posible: nombre, correo, foto y lo que vos cargás; los detalles están en «Privacidad», al pie. Una consulta la ve quien publicó ese aviso, y las páginas no llevan rastreadores ni publicidad. En configuración bajás todo con «Exportar mis datos», y tu perfil es público solo si lo activás.',
      en: 'As little as possible: name, e-mail, picture and what you enter; details are under “Privacy”, at the foot. An inquiry is seen by the publisher of that listing, and pages carry no trackers or advertising. Settings let you download it all with “Export my data”, and your profile is public only if you turn that on.',
      pt: 'O mínimo possível: nome, e-mail, foto e o que você carrega; os detalhes estão em «Privacidad», no pé. Uma consulta é vista por quem publicou esse anúncio, e as páginas não levam rastreadores nem publicidade. Na configuração você baixa tudo com «Exportar mis datos», e o perfil só é público se você ativar.',
    },
  },
  afterErasing: {
    more: { guide: 'using' },
    asked: {
      es: '¿Se puede recuperar una cuenta eliminada? | que pasa con mis avisos y consultas si elimino la cuenta | si borro mi cuenta se borran mis publicaciones | me arrepentí de eliminar mi cuenta | puedo volver a registrarme despues de borrar la cuenta | borre mi usuario sin querer, la puedo volver a tener? | si elimino la cuenta que pasa con mis avisos y favoritos | supresión definitiva de la cuenta, ¿es reversible? | recuperar usuario borrado | despues de cerrar mi perfil puedo registrarme otra vez con todo lo de antes? | borre mi usuario sin querer, me lo pueden devolver? | si me doy de baja quedan mis fotos colgadas en el sitio? | mi socio elimino su perfil, se perdieron tambien las conversaciones? | y si me arrepiento despues de darme de baja? | antes de eliminar mi usuario puedo bajarme mis cosas o se pierde todo para siempre?',
      en: 'Can a deleted account be recovered? | what happens to my listings and inquiries if I delete my account | I regret deleting my account | can I register again after deleting it | I deleted my profile by accident, can I get it back | is account deletion permanent | I wiped my Oga account by mistake, any way to get it back? | Once I close my profile, do the photos of my house stay online? | will my favorites survive if I quit Oga and sign up again later? | undo my Oga account removal',
      pt: 'Dá para recuperar uma conta excluída? | o que acontece com meus anúncios e consultas se excluo a conta | me arrependi de excluir a conta | apaguei minha conta, tem como voltar? | exclusão de conta é reversível? | apaguei minha conta sem querer, tem como voltar? | se eu excluir meu cadastro, meus anúncios somem junto?',
    },
    answer: {
      es: 'Se borran tus datos, favoritos y consultas, y tus avisos se cierran sin fotos ni descripción; no se puede deshacer. Si después volvés, empezás con una cuenta vacía. Antes de hacerlo podés bajar tus datos desde configuración; si solo querés dejar de mostrar un aviso, alcanza con pausarlo.',
      en: 'Your data, favorites and inquiries are erased and your listings are closed, without photos or description; it cannot be undone. If you come back you start with an empty account. Before that you can download your data from settings; if you only want a listing hidden, pausing it is enough.',
      pt: 'Apagam-se seus dados, favoritos e consultas, e seus anúncios se fecham sem fotos nem descrição; não se pode desfazer. Se voltar, começa com uma conta vazia. Antes pode baixar seus dados na configuração; se só quer esconder um anúncio, basta pausá-lo.',
    },
  },
  pushOn: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cómo activo las notificaciones en el celular? | no me llegan las notificaciones push de oga | quiero que me avise el telefono cuando me consultan | bloquee las notificaciones del sitio sin querer | notificaciones en iphone no funcionan | cómo prendo los avisos en el celu | quiero que me salte un aviso en la pantalla del telefono | no me salen las notificaciones en el iphone | bloquee los avisos del navegador sin querer, como los permito | activar push | como hago pa que me suene el celular cuando hay novedades de oga | tengo iphone y nunca me suena cuando alguien me escribe en oga | le di ’bloquear’ a los avisitos del navegador, como lo desbloqueo? | quiero q me salte una alerta en la pantalla cuando llega un mensaje | mi hermano recibe los avisos en su android y yo no, q hago? | y en la compu tambien se pueden activar esas alertas emergentes? | ¿Cuál es el procedimiento para habilitar las notificaciones emergentes en mi dispositivo?',
      en: 'How do I turn on notifications on my phone? | push notifications do not arrive | notify my phone when someone asks about my listing | I blocked the site’s notifications by accident | enable push alerts on my iPhone | get pop up notices from Óga on Android | my iPhone never pings when someone messages me on Oga | I blocked alerts in Chrome by accident, how do I allow them for Oga? | can I get a popup on my screen when a new message comes in? | enable push on iPad',
      pt: 'Como ativo as notificações no celular? | não chegam as notificações push da oga | bloqueei as notificações do site sem querer | como ligo as notificações no celular | ativar push no navegador | bloqueei os alertas do site no navegador, como libero de novo?',
    },
    answer: {
      es: 'En configuración, «Notificaciones push», en cada navegador donde las quieras. En iPhone y iPad primero agregá el sitio a la pantalla de inicio y activalas desde ahí. Si las bloqueaste, permitilas en los ajustes del navegador para este sitio y volvé a intentar.',
      en: 'In settings, “Push notifications”, on each browser where you want them. On iPhone and iPad first add the site to the home screen and turn them on from there. If you blocked them, allow them in the browser’s settings for this site and try again.',
      pt: 'Na configuração, «Notificaciones push», em cada navegador onde quiser. No iPhone e iPad primeiro adicione o site à tela inicial e ative dali. Se bloqueou, permita nos ajustes do navegador para este site e tente de novo.',
    },
  },
  accountSuspended: {
    more: { guide: 'using' },
    asked: {
      es: '¿Por qué mi cuenta está suspendida? | me suspendieron la cuenta en oga | me bloquearon el usuario y no se por que | como reactivo mi cuenta suspendida | dieron de baja mi cuenta sin avisar | no puedo entrar, dice cuenta suspendida | ¿cuáles son las causales de suspensión de un usuario? | usuario bloqueado | me sancionaron la cuenta por error, que hago | no me deja entrar, dice q estoy inhabilitado, q hice? | me dieron de baja mi perfil x publicar, es un error! | mi inmobiliaria quedo baneada de oga, como apelamos? | denunciaron mi aviso y ahora no puedo ingresar a mi usuario | Mi acceso fue inhabilitado; solicito que se me informe la causa y se revise la medida.',
      en: 'Why is my account suspended? | my oga account was blocked | how do I get my suspended account back | my user was banned and I do not know why | why was I banned from the site | it says suspended when I sign in | I got banned from Oga and did nothing wrong, how do I appeal? | Login says my profile has been disabled, where’s the reason? | someone reported my ad and now I’m locked out | my Oga user got banned, what next',
      pt: 'Por que minha conta está suspensa? | bloquearam minha conta na oga | como reativo minha conta suspensa | minha conta foi suspensa, por quê? | aparece conta suspensa quando entro | fui banido do Óga, por quê? | bloquearam meu acesso e eu não fiz nada, como recorro?',
    },
    answer: {
      es: 'La suspende el equipo cuando algo no respeta los términos, por ejemplo avisos falsos o molestias a otros; al ingresar figura el motivo, si lo hay. Si creés que es un error, escribí por la página de contacto con tu correo y lo que pasó.',
      en: 'The team suspends an account when something breaks the terms, such as false listings or bothering others; the reason, if given, is shown when you sign in. If you think it is a mistake, write through the contact page with your e-mail and what happened.',
      pt: 'A equipe a suspende quando algo não respeita os termos, por exemplo anúncios falsos ou incômodo a outros; ao entrar aparece o motivo, se houver. Se acha que é um erro, escreva pela página de contato com seu e-mail e o que aconteceu.',
    },
  },
} satisfies Record<string, FaqEntry>
