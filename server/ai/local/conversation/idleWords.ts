/** Words that carry no wish: of having, being, going and feeling, of people, and what joins them. Folded. */
const idle = `
porfa porfis porfi plis pliss mismos mismas mesmos mesmas fast communities community days dias estudia
sino areko bebe bebes baby babies nene nena recien nacido newborn remoto remota remote remotely laburo laburar labura escritorio elderly climb stairs steps escadas cadeirante wheelchair viejos viejo vieja mayores mayor idoso idosa idosos caminan camina suben subir subo verdes
verdade enferma enfermo enfermos sick doente doentes ladra ladran ladrar barks barking late latem mucho mucha muchos muchas muito muita muitos lots cambiarme cambiarnos hates hate loves happy felices
then which already boundary lindero same mismo igual compare comparar
entonces entao escalera escaleras building consigue consigo algum alguma alguns aires viniendo vengo
construir construirme build bring traer mama silla ruedas porque traigo llevar papa first second third
fourth fifth closest nearest cercano cercana cercanos cercanas come comes bills include includes
included incluye incluyen incluido incluida puede pueden tener viene vienen dice dicen sabe saben poner
montar abrir instalar tenes tenen tienen tiene tienes cual cuales cuanto cuanta cuantos cuantas que hay
algo alguna alguno algun busca buscar buscame encontrame mostra mostrar mostrame muestrame ver quiero
quisiera podes puedes podrias decime dame pasame favor please what which where how about there have does
your some something anything looking would could like tell show give also tambien ahora mejor pero
grande grandes amplia amplio linda lindo nice good bueno buena barrio zona ciudad lugar cerca familia
vivir comprar alquilar compra primera segundo segunda primero tercera esta este esos esas son fueron sea
sean tenga tengan acepte acepten mas menos metro metros cuadrado cuadrados dormitorios habitaciones
precio precios cuesta cuestan vale valen mercado promedio average price prices market square meter
meters recomendas recomendame recomienda sugerime opciones options pls gracias hola buenas hello thanks
para with from that these those them much many most least more less than cost costs largest larger
biggest bigger smallest smaller cheapest cheaper newest latest expensive priciest caro cara caros caras
chico chica chicos chicas nueva nuevo nuevas nuevos recientes reciente vistas vista rentable rentables
rentabilidad decile todas todos otras otros otra otro thing home homes propiedad propiedades property
properties listing listings aviso avisos vende venden alquila alquilan cosa finde live living family
puedo podemos pueda presupuesto budget mudo mudamos hijo hijos hija hijas kids children persona personas
people dinero plata money tengo tenemos mudarme mudar hoy ya total parecido parecida parecidos parecidas
similar similares pagar pago gastar gasto rinde rinden renta inversion inversiones spend afford sueldo
salario ingreso ingresos alcanza alcanzan gana gano ganar inversor inversores salary earn conviene
convienen invertir invest quero queria procuro procurando preciso mostre uma umas casas tenho temos onde
qual quais quanto quanta quantos quantas custa custam mais barato barata baratos baratas verdad mismo
misma realmente somos solo nomas nada alguien gente mejores peor ones somebody someone expats expat
foreigner foreigners really actually just only even best better place places spot area areas
neighborhood neighborhoods recommend suggest advice think maybe perhaps anyone around near close pretty
quite very kindly ask asking question tudo bem obrigado voce voces pode podem gostaria seria estou isso
aqui tambem ainda agora aluguel apartamento bairro cidade preco rapido urgente existe existen existem
vendem alugam comprarme diferencia diferencias comun entramos cabemos precisa deuda deudas paga pagan
piden pide cobran aceita aceitam permite permitem equivalente conseguir encontrar encontrarme aceptan
acepta admiten admite permiten allows allow accepts accept vacio vacia haber habria interesa mirar
mirando viendo averiguar averiguando saber conocer entender pareja novio novia wife husband mujer mujeres nenes nenas esposa
esposo marido partner moving should look eichapa mbaeichapa aheka ahekase aipota aikoteve ñandeve
trabajo trabajar teletrabajo work working after before enero febrero marzo abril mayo junio julio agosto
septiembre setiembre octubre noviembre diciembre january february march april june july august september
october november december janeiro fevereiro maio junho julho setembro outubro novembro dezembro mudarnos
popular populares anos meses semana month months week weeks year years dolares dollars euros wouldn
couldn problem problems problema problemas cats matter matters importa importan haya hayan quedarme
quedarnos quedar quedo queda instalarme instalarnos equivoque equivoco confundi olvidate olvida
olvidemos esquece esqueca forget mistake sorry perdon disculpa desculpa enganei errei confused podria
podriamos deja dejar dejan dejame mande mandame pedir works fine sirve sirven serve servem duplexes
prefiero prefiro prefer rather igual tampoco nunca siempre sempre always never recien todavia aun still
yet luego depois baja bajan sube suben cambia cambiar change becomes gustaria encantaria amaria love
loves hate odio odiamos enamore interesado interesada interested llegando arriving chegando llego
llegamos chego morar viver vivimos moramos vive habitar quedan estamos estan estar estaba estaban fuera
fuese sido hemos habia tuve tuvimos tenia teniamos tinha tinhamos hubo ido vamos iremos vou iria vaya
fuimos obvio obviously obviamente pongo puse saca sacar hice hacer hacemos hago fazer faco making make makes trying tratando
intentando tentando espero esperando esperamos hope hoping necesitamos necesitaria precisamos precisaria
sabes sabia supongo creo pienso penso acho guess believe idea ideas duda dudas doubt duvida preocupa
preocupan worried worry feliz contento happy cansado harto tired suegra suegro suegros abuela abuelo
abuelos hermana hermano hermanos prima primo amiga amigo amigos friend friends mother father mom parents
padres pais irmao irmaos vizinho jefe jefa boss socio socia socios asma asmatica asmatico asthma alergia
alergias allergy allergic trabalho trabalhamos trabajamos trabajan estudia estudio estudiamos estudiar
jubile jubilamos casamos casarnos casados separe separamos nacio nace nacer embarazada pregnant gravida
claro dale oimeva jaheka rohekahina oipa oimepa peve guive nembyense anembyense aikose aikoseva rohayhu
upeicha upea koa amoa avei katu ningo piko nipo voi niko hina aunque mientras donde adonde cuando como
segun entre sobre hacia whether while though although since because until unless melhor pior talvez
capaz quizas ojala osea tipo onda dificil facil dificiles easy hard difficult siento sente feel feels
feeling visitar visita visitarla vuelvo volver volvemos volvamos volta voltar back again nuevamente
novamente outra vez recomendarias ayudarias ayuda ajuda help helps explica explicame contame conta told
said pidiendo pedindo pedem wifi internet tranqui mennonite nuestra nuestro nuestras nuestros preferimos quiet tranquilo tranquila need needs needed precisa precisam reais dijo dijeron dijiste disse falaram hablar hablo falar speak talk ninguno ninguna nenhum nenhuma none neither side instead anything further out say ordename ordenar ordena sort saca saco quita
`

export const idleWords: ReadonlySet<string> = new Set(idle.trim().split(/\s+/))
