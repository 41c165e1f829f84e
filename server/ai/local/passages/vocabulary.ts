/* Words of three languages as what they mean alike, so that a question is found by its sense. */

/** The beginnings of words, folded, and whole words with a `$`: the longest match wins. */
export const same = `
  alquil arrend rent renta alug locac letting$ lettings$
  duen propiet owner landlo locador dono dona proprie
  inquil tenant locatar arrendat
  compr adquir buy buying buyer purch bought$
  vend venta sell sale sold$
  deposi garanti fianza cauci caucao depos fianca
  garante fiador guarant aval codeud cosign
  contra lease contrato
  impues tax taxes taxed imposto tribut irp fiscal iptu
  iva vat
  escriban escribi notar tabeli cartor
  escritu escritura deed
  titul title
  credit presta hipote mortga loan emprest credito lender lending
  financ
  banco bank bancari
  interes rate juro tasa taxa
  cuota instal parcel prestac mensual
  expens condom hoa
  mascot perro gato pet pets dog dogs cat cats animal cachor
  rescin rescis romper irme leave break early antes anticip sair salir terminar termin cancel leaving saida salida
  preavis notice aviso-previo
  extran foreig estran expat
  reside live living vivir vivo viv moro morar migra immig visa radica morando viver$ vivend
  nacion citizen cidad
  fronte border
  terren lote lots lot land plot loteam tierra baldio terra$ urbaniz
  arregl repar repair fix conser consert
  aument subir suba subio sube increa raise reajus ajust
  desalo evict despej echar expuls kick desahuc
  heren suces inheri hered heranc invent fallec murio died dies heir herd morreu falec deceas muert dead$ cohered
  docume papel papers paper document papeis
  requis requir need
  comisi commis comiss honora corretag
  pozo planta preven constr obra build edificar
  independ autonom freelan contractor
  recibo payslip holeri contrach receipt
  entreg deliver handover
  desarr develo constructor incorpor
  estafa scam fraud golpe trucho engan
  publica anunci post listing advert aviso publi
  saco apag apago excluir sacar sacas quito quitar quita remove delet elimin borra borro cerrar cierro baja pausar pauso pause tirar tiro$ tirei
  mueble amobl amuebl furnit furnish unfurn mobilia mobili
  perdi pierd extravi lost lose
  traer llevar aduana customs bring alfandeg
  gasto gastar costo custo expense upkeep manten mainta running fee$ fees despes
  vacia vacio vacan empty vazi desocup
  anual anuale ano year yearly annual
  guard save salvar favorit corazon heart marcar mark$ salvei
  quiebr fund bankrup fali insolv
  busqued busca buscas search searches alert alertas alerta
  import importar migrar portal
  check verify verific revis controlar fijar cuidad confer averigu
  herman brother sister sibling irmao irma
  tarda demora demor plazo prazo
  atras late delay moroso morosa mora$ unpaid impag
  cerrad gated closed fechad
  foto photo pictur imagen
  sena reserva senal earnest sinal arras reserv
  pagar pago pay paid paying payment paga pague
  firma sign assin
  poder attorney procur represent
  marido esposo espos spouse husband wife conjuge divorc casad married separ
  hijo hija child children kids filho menor bebe baby nino nina nene crianc
  seguro insur segur safe safety asegur
  luz electric energia ande power$ corriente
  agua water essap
  vecin neighb vizinh
  ruido noise barulh music fiesta party
  mudar mudanz move moving mudanc flete muda$ mudo mudan mudei frete
  llave key keys chave lock$ locks$ cerradu
  dolar dollar usd moneda currency moeda guarani
  efectivo cash contado vista especie
  transfer wire girar traspas
  lavado launder origen origin origem
  agencia inmobil agency realt broker imobil corretor agent corredor
  visit view viewing ver
  negoci haggle regate descuen discount rebaj pechin descont
  juicio court lawsuit demand judge juez justica judici juzgad
  abogad lawyer advogad
  contador accoun accountan
  catastr cadast padron finca matric
  mensura survey agrimen topograf
  municip council prefeit
  sociedad company empresa firm socio compan
  renov renew prorrog renuev
  subalq sublet subloc
  airbnb tempor short-term noche nightly night noite$ noites
  rinde rentab yield return retorno rende
  invert invers invest
  valoriz plusval apprec
  deuda debt divida embarg lien gravam owe$ owes adeud penhor
  registr register
  certif certific
  posesi possess squat usucap posse
  usufru
  copropi ph horizon coown
  reglam rules regulat bylaw reglas regras
  parking cochera garage estacion vaga garaje coche$
  permis permit licen habilit alvara autoriz authori
  inund flood alag enchent raudal
  humed damp mold leak goter filtrac umidad moho mofo filtra infiltr
  precio preco price
  valor value
  convie convem convenga compens worth pena$
  site$ sites$ website web$ pagina page$ pages$ plataf platfor app$ oga
  cuenta$ cuentas$ conta$ contas$ account
  mes$ meses month
  nombre nome$ nomes$ name$ names$
  consulta$ consultas$ inquir mensaj mensag messag contact contat escrev whatsa escribir escribo escribio write$ writes$ wrote$
  brasil brazil
  plata$ money dinero dinheiro guita$ grana$
  edific building predio$ predios$ torre tower
  internet wifi$ fibra fiber
  compar
  poner pongo puse put$ puts$ colocar coloco
  dia$ dias$ day$ days$
  zona zonas neighborh neighbourh region regiao
  exig pedir piden pide$ pido$ pidio pedem pede$ ask$ asks$ asking$ asked$
  pais$ paises country countri
  primer first$ primeir
  real$ reais reales$
  collect cobra cobro charge charging
  campo estanc ganad farm$ farms$ farmland ranch rural fazenda chacra hacienda cattle gado$
  propio propia propios own$ owns$ proprio propria
  calcul
  switch cambiar cambia cambie mude$ change$ changed$ changes$ trocar troca$
  cambio$ cambios$ exchang cotiza cotaca
  mostra muestr show$ shows$ showing$ aparec appear
  atiend atend respon answer reply replies contesta contesto
  exterior abroad overseas afuera$ fora$
  tiempo tempo$ time$ times$
  labur trabaj trabal job$ jobs$ emplea empleo empreg laboral
  revenue receita income ingres sueldo salari salary renda$ earn ganar$ gano$ gana$ ganho$ wage
  local$ locales loja$ lojas$ shop$ shops$ store$ stores$ tienda comerc commerc negocio$ negocios$ business
  refuse niega nega$ recus rechaz reject negar
  estudiant estudiar estudian estudant student study$ studying$
  riesgo riesgos risk risco peligr danger perig
  confia trust$ trustw reliab
  ofrec oferec oferta offer
  queda quede$ stay$ stays$ staying$ keep$ keeps$ ficar$ fica$ fico$
  nuev new$ novo$ nova$ novos estren
  usar$ uso$ usan$ use$ uses$ using$ utiliz
  usado usada used$
  cerca$ near$ nearby perto$ proxim
  calle street rua$ ruas$ vereda sidewalk avenid avenue
  consultori oficin office escritorio escritorios cowork
  administ manag sindic gerenc
  multa fine$ fines$ penalt penaliz sancion
  inclui incluy inclus include
  barat cheap econom
  unidad unit$ units$
  adelant advance adiant upfront
  report$ reportar reclam claim complain quej denunc
  recuper recover devolv devuel devolu refund reembol reimburs
  ahorr saving poupan poupar
  boleto promis promes promet
  boleta factur fatura invoic bill$ bills$
  cedula pasapor passpor identid identity
  iphone android celular phone telefon cell$ movil
  pieza room$ rooms$ cuarto quarto habitac dormit bedroom
  piso$ pisos$ floor andar$ andares
  mercad market
  famil
  mail$ mails$ email correo
  centro$ center$ centre$ downtown
  amig friend
  pint paint
  numero number
  servic utilit
  vence vencim vencio expir caduc finish ends$ end$ acaba
  privad privat
  mitad half$ metade
  acept accept aceit
  direct diret
  compart share$ shared$ sharing$ roomma
  dividi split fraccion subdivi
  legal ley$ leyes law$ laws$ lei$ leis$
  rapid fast$ faster$ quick
  refacc reform remodel renovat refurb
  abrir abro abre$ open$ opening$
  medico medica doctor salud health hospit clinic
  alto$ alta$ high$ tall$
  hora$ horas$ hour horari
  galpon galpao warehouse tinglad
  viaj travel trip$ trips$
  elegir elijo elij choose chose$ escolh escog
  viej old$ older$ antig velho velha
  jubil retire$ retired$ retirem aposen pensionad
  piscin pileta pool$ pools$
  espan spanis spain
  estima tasar tasac tasado valuac valuat apprais avaliac avalia
  cripto crypto bitcoin
  llega llego arriv chega
  escrito$ escrita$ written
  pared$ paredes$ wall$ walls$ muro parede
  encontr encuentr find$ finding$ found$
  remot distan online
  gratis gratuit free$
  mandar mando$ manda$ mandan enviar envio$ send$ sent$ sending$
  verano summer verao
  mapa map$ maps$
  cortar corte$ cortes$ cut$ cuts$ outage
  fecha$ fechas$ date$ dates$
  confirm
  datos dados data$
  mama$ mae$ mother papa$ father padre parent
  edad$ idade age$
  namorad pareja partner couple casal$ concub novio novia girlfr boyfr unmarr
  auto$ autos$ car$ cars$ carro vehic
  univers facultad
  proyec projec project
  aire$ acondic conditio
  fumig mosquit dengue bicho pest$ pests$ termit cupim cucarach plaga
  ingles english
  calor$ heat$ hot$ calef
  empedr asfalt paved pavim pavement
  direcc address endere
  patio yard jardin garden quintal
  defect vicio falla
  fijo$ fija$ fixed fixo
  saldo balance
  preapr aprob aprue approv aprov
  inflac inflat
  semana week
  lago$ lake playa beach praia river$
  entend entien understand
  miedo afraid scared medo$
  techo roof teto$ telhado
  inspec vistor
  copia copy$ copies$
  ciudad city$ cities cidade town
  alcanz afford enough
  deduc desgrav deduz deduct
  subsid subvenc
  histor
  condic condit
  demues demonst prueba proof comprob prova$ prove$
  roto$ rota$ rompio quebrou rotos$ broken broke$ descomp danad damage dano$ danos$
  ban$ prohib forbid forbad proib banned
  contra$ against
  remate subast auction leilao
  gananc profit lucro$ gain$ gains$
  gobier govern
  revend resell reventa
  ceder cesion assign
  empez empiez empieza comenz comec start$ starting$ begin
  esper wait$ waiting$
  limpi clean
  aeropu airpor aeropor
  habla$ hablan hablar falar speak idioma language
  transpor colectiv bus$ buses$ onibus commut
  septic ciego$ desague sewage sewer cloaca
  oculta oculto hidden hide$ escond
  desapar disapp sumiu
  contras password senha clave$
  login sesion session
  equivo wrong errad error erro$ mistake
  ocup occup
  camino road$ roads$ estrada
  lluv lluev rain$ rains$ chuva
  escuel colegi school escola
  discap disab wheelch defici
  entrada$ inicial down$ downpa
  superfi surface sqm$ metros$
  turist tourist
  grand big$ large$ enorme
  small$ pequen chico$
  diaria$ daily diario$
  frente front$
  protec proteg
  prestad lend$ borrow
  medid measur metraj
  notif avisan avisame avisar
  fideic
  limite limit$ limits$ linea
  anul void$ invalid nul
  valido valid$ vigen
  ganad$
  interior interio
  reunion meeting
  hectar
  falta faltan missing
  entrar entra$ entro entrou enter$ enters adentr inside$ dentro
  recibir recibi recebe recebi receive
  problem lio$ drama
  pregunt pergunt question duda$ dudas
  tramit procedu gestion paperw proceso
  refuerz reforc balloon
  juntos junto$ togeth joint$ jointly
  minim
  arrepe arrepi desist renege regret
  basura lixo$ garbage trash recicl
  arriba upstair above$ cima$
  abajo debajo below$ downst baixo$
  churra parril barbecu grill quinch
  segund second$
  elderl mayores ancian abuel idoso
  doble duplic double twice
  porcent porcien percent ciento
  bano$ banos bath toilet banheir
  acuerdo acord agreem agree$ agreed
  helade fridge gelad
  ascens elevat elevad lift$
  mejora improv melhora melhori
  traduc transla
  destac feature highli
  descri
  reempl replac substit
  anteced backgr
  exempt exent exonera isent
  joven young jovem
  presup budget orcament
  quemo fire$ incend burn
  plan$ plans$ plano planos
  program
  comunid communi
  capital
  virtual
  cliente client
  urgen
  camara camera
  derecho$ derechos$ direito rights
  lado$ side$ next$
  pension pensao
  actualiz atualiz update
  mirar miro$ olhar look$ looking
  cubre cover cobertu cobre$
  parar parou stop$ stopped stoppin suspend suspens
  conduc dirigir drive$ driving
  camion caminhao truck
  caminar caminan walk$ walking
  invitad convidad guest
  huesped hospede host$ hosting anfitri
  descarg baixar downlo
  carreg cargar upload
  planilla sheet csv$ excel xlsx$
  orienta facing norte$ north$ oeste$ west$
  estadis statist estatis figures$ cifra
  filtro filter
  oscuro dark$ escuro
  priorid prefere
  agreg add$ adding adicion
  conflic disput pelea
  balcon varanda
  invierno inverno winter frio$ cold$
  cocina kitchen cozinha
  restaur bar$ bares$ bars$
  generad generat gerador
  puente ponte$ bridge cruzar cross$
  crm$ xml$ feed$ wordpre webhoo api$
  enlace link$ links$
  cartel$ cartaz flyer
  lista$ list$ lists$
  maxim cap$ tope$
  tarjeta card$ cartao
  opcion option alterna
  testam
  falso falsa fake$ counterf
`

/** Words that any question has. */
export const idle = new Set(
  'tiver tiverem tenga tengan tuviera tenes que los las una uno unos unas por con del sin mas muy son fue hay the and for can how you are was not any all who why has did get its esta estan est esa ese nos les sus mis tus dos yo mi me te le lo la el de en es un se si no al y o e a u i my we our us it is be do to in on of or if at an as so by voy dar nao uma um com seu sua tem sao foi ele ela para como cuando cuanto cuanta cuantos cuantas donde quien quienes cual cuales porque sobre entre hasta desde tiene tienen tengo hace hacer hago haria puedo puede pueden podria podemos debo deberia quiero quisiera saber algo este esto esos esas estas estos otro otra otros otras mismo misma solo tambien pero cada todo todos todas toda what when where which does have want would should could about there their with from that this them they then than just only quero posso pode podem onde qual quais isso esse essa este minha meu meus minhas favor hola gracias seria seran siendo despues mejor ahora aqui aca mucho mucha muchos muchas menos pasa pasar paso parte pasan ser estar tener haber ir va van vas fui sea sean bien mal bueno buena algun alguna algunos algunas alguien nada nadie siempre nunca casi usual normal found villa barrio bairro diferencia difference diferenca look later place places lugar cosa tipo cosa cosas hay ya aun todavia tan tanto si cuesta cuestan sale cuesto cost costs much many quanto quanta quantos quantas custa custam preciso precisa necesito necesita need needs tenho temos vou eu voce vc ao da do dos das na no nas nos em ou mas pra pro paraguay paraguai asuncion casa casas depto departamento departamentos propiedad inmueble inmuebles vivienda viviendas house home homes apartment apartments flat property imovel imoveis apartamento gente persona people someone usted ustedes vos tu alla ahi alli entonces luego please hi hello hey really happens happen acontece acontecer significa quiere decir mean means after before during work works here funciona funcionan quem sem without out soy quer will faco faz fazer fazem off take takes wants want wanted quando long know knows mais dice dicen dijo another estoy outro outra outros outras still let lets depois one give gives back between sou sei dejar deja dejo dejan deje deixa deixar deixou igual must quiere quieren consigo consegue conseguir over varios varias better melhor num numa come comes dan meaning may ter sigue sigo seguir but querem your because dizer viene vienen vez veces make makes through while verdad voces quedo into veo vejo his ainda pela pelo left ate say says said vem whether else somos now until sendo doy some cannot muito two mesmo mesma more bom tell diz never dois tres several estou same alguem been seeing see like tudo nobody ninguem too somebody someone something vaya set recien far deve other being nomas got passar turn already houses eso things thing often every nothing coisa coisas parece suele beside well good busco moradia housing viviendas propiedades personas pessoa pessoas hogar done goes got less call sure posible possible basta simple manera forma due away count once whole full person san existe figura lleva won uns dele llevo versus asi hoy mia mio tenemos each ella her nuestra vino vao demais creo acho tao realmente demasiado doesn made plus getting idea going ficou estaba estava poco poca pocos ayuda help ajuda senora senor senorita sos era tal dei deu momento normalmente usually suelen distinto raro anything everything quiera quiser become such mientras durante claro buen boa hecho dpto ape deptos apartamentos flats properties queremos debe lower part run seis vai meio pone ninguna toca venir vuelta'.split(
    ' ',
  ),
)
