/** What the east, the south and the capitals of the departments are told by. See `landmarkRows.ts`. */
export const interior = `
shopping|Shopping Americana|americana cde|Ciudad del Este|Centro
shopping|Shopping Bonita Kim|bonita kim|Ciudad del Este|Centro
shopping|Galería Hijazi|hijazi|Ciudad del Este|Centro
shopping|La Petisquera|petisquera|Ciudad del Este|Centro
shopping|Mega Eletrónicos|mega electronicos, mega eletronicos|Ciudad del Este|Centro
shopping|Visão Vip|visao vip, visaovip|Ciudad del Este|Centro
shopping|New Zone|newzone|Ciudad del Este|Centro
shopping|Casa Nissei|nissei, nissei cde|Ciudad del Este|Centro
shopping|Elegancia Company||Ciudad del Este|Centro
shopping|Shopping King Fong|king fong|Ciudad del Este|Centro
shopping|Shopping Box|box cde|Ciudad del Este|Centro
shopping|Roma Center|roma center cde|Ciudad del Este|Centro
shopping|Paseo San Blas||Ciudad del Este|Centro
shopping|Shopping Mapy|mapy|Salto del Guairá
shopping|Planet Outlet||Pedro Juan Caballero
landmark|Aduana de Ciudad del Este|aduana cde|Ciudad del Este|Centro
landmark|Gobernación de Alto Paraná||Ciudad del Este
landmark|Mezquita de Ciudad del Este|mezquita, mezquita cde, mesquita|Ciudad del Este
school|Colegio Libanés|colegio libanes cde|Ciudad del Este
embassy|Consulado de Brasil en Ciudad del Este|consulado de brasil cde, consulado brasilero cde, consulado brasileno cde, consulado do brasil|Ciudad del Este
embassy|Consulado de Argentina en Ciudad del Este|consulado argentino cde|Ciudad del Este
embassy|Consulado de Argentina en Encarnación|consulado argentino encarnacion|Encarnación
embassy|Consulado de Brasil en Encarnación|consulado brasileno encarnacion|Encarnación
embassy|Consulado de Brasil en Pedro Juan Caballero|consulado de brasil pjc|Pedro Juan Caballero
embassy|Consulado de Brasil en Salto del Guairá|consulado de brasil salto|Salto del Guairá
university|Uninorte CDE|uninorte ciudad del este|Ciudad del Este
university|Uninorte Encarnación||Encarnación
university|Uninorte PJC|uninorte pedro juan caballero|Pedro Juan Caballero
university|Universidad Americana CDE|americana ciudad del este|Ciudad del Este
university|Universidad Americana Encarnación||Encarnación
university|UTIC Ciudad del Este|utic cde|Ciudad del Este
university|UTIC Encarnación||Encarnación
university|UTIC Caaguazú||Caaguazú
university|UTIC Coronel Oviedo|utic oviedo|Coronel Oviedo
university|Universidad Columbia Pedro Juan Caballero|columbia pjc|Pedro Juan Caballero
university|UPAP Pedro Juan Caballero|upap pjc|Pedro Juan Caballero
university|UPAP Villarrica||Villarrica
university|Universidad Privada del Este, Presidente Franco|upe franco, upe presidente franco|Presidente Franco
university|Facultad de Ciencias de la Salud UNE|facisa, medicina une|Minga Guazú
university|Universidad Católica, Campus Caaguazú|uca caaguazu, uca oviedo, uc coronel oviedo|Coronel Oviedo
club|Club R.I. 3 Corrales|ri 3 corrales, corrales cde|Ciudad del Este
club|Club Área 1|area 1 club|Ciudad del Este
club|Club 22 de Setiembre|club 22 de septiembre|Encarnación
club|Club Pettirossi de Encarnación|pettirossi encarnacion|Encarnación
stadium|Estadio Parque del Guairá|parque del guaira, club guairena, guairena|Villarrica
stadium|Estadio Río Parapití|rio parapiti, parapiti, club 2 de mayo|Pedro Juan Caballero
stadium|Estadio Ovetenses Unidos|ovetense, club ovetense|Coronel Oviedo
club|Club General Caballero de Mallorquín|general caballero jlm|Juan León Mallorquín
tower|Hotel Nobile|nobile hotel|Ciudad del Este
tower|Hotel Casablanca|casablanca cde|Hernandarias|Paraná Country Club
tower|Hotel Convair|convair|Ciudad del Este|Centro
tower|Hotel Executive|executive cde|Ciudad del Este|Centro
tower|Hotel Austria|austria cde|Ciudad del Este|Centro
tower|Megal Suites|hotel megal|Ciudad del Este
tower|Rio Hotel|rio hotel cde|Ciudad del Este
tower|Hotel Arthur|arthur hotel|Encarnación
tower|Hotel Cristal|hotel cristal encarnacion|Encarnación
tower|Hotel Savoy Encarnación|savoy encarnacion|Encarnación
tower|Hotel Tirol|tirol|Capitán Miranda
tower|Hotel Papillon|papillon|Bella Vista (Itapúa)
tower|Hotel Ayolas||Ayolas
supermarket|Superseis Encarnación|s6 encarnacion|Encarnación
supermarket|Stock Encarnación|super stock encarnacion|Encarnación
supermarket|Superseis Ciudad del Este|s6 cde, superseis cde|Ciudad del Este
supermarket|Stock Ciudad del Este|stock cde|Ciudad del Este
supermarket|Superseis Hernandarias||Hernandarias
supermarket|Superseis Villarrica||Villarrica
supermarket|Superseis Coronel Oviedo|superseis oviedo|Coronel Oviedo
supermarket|Superseis Caaguazú||Caaguazú
supermarket|Superseis Pedro Juan Caballero|superseis pjc|Pedro Juan Caballero
supermarket|Stock Villarrica||Villarrica
supermarket|Stock Caacupé||Caacupé
landmark|Molino San José|molino encarnacion, museo molino|Encarnación
landmark|Gobernación de Itapúa||Encarnación
school|Colegio San Roque González de Santa Cruz|colegio san roque encarnacion|Encarnación
school|Colegio Carlos Antonio López de Encarnación||Encarnación
hospital|Hospital Pediátrico Municipal de Encarnación|hospital pediatrico encarnacion|Encarnación
hospital|Hospital Regional de Villarrica|hospital villarrica|Villarrica
hospital|IPS Villarrica||Villarrica
hospital|Hospital Regional de Coronel Oviedo|hospital oviedo|Coronel Oviedo
hospital|IPS Coronel Oviedo|ips oviedo|Coronel Oviedo
hospital|Hospital Regional de Concepción||Concepción
hospital|IPS Concepción||Concepción
hospital|Hospital Regional de Pedro Juan Caballero|hospital pjc|Pedro Juan Caballero
hospital|IPS Pedro Juan Caballero|ips pjc|Pedro Juan Caballero
hospital|Hospital Regional de Pilar||Pilar
hospital|IPS Pilar||Pilar
hospital|Hospital Regional de Misiones|hospital san juan bautista|San Juan Bautista
hospital|Hospital Regional de Paraguarí||Paraguarí
hospital|Hospital Regional de Salto del Guairá||Salto del Guairá
hospital|Hospital Distrital de Caaguazú||Caaguazú
hospital|IPS Caaguazú||Caaguazú
hospital|IPS Hernandarias||Hernandarias
hospital|IPS Caacupé||Caacupé
hospital|Hospital de Santa Rita||Santa Rita
terminal|Terminal de Ómnibus de Villarrica|terminal villarrica|Villarrica
terminal|Terminal de Ómnibus de Concepción|terminal concepcion|Concepción
terminal|Terminal de Ómnibus de Pedro Juan Caballero|terminal pjc|Pedro Juan Caballero
terminal|Terminal de Ómnibus de Pilar|terminal pilar|Pilar
terminal|Terminal de Ómnibus de Caaguazú|terminal caaguazu|Caaguazú
terminal|Terminal de Ómnibus de Salto del Guairá|terminal salto del guaira|Salto del Guairá
terminal|Terminal de Ómnibus de San Juan Bautista||San Juan Bautista
terminal|Terminal de Ómnibus de Santa Rita|terminal santa rita|Santa Rita
church|Catedral de Villarrica||Villarrica
church|Catedral de Concepción||Concepción
church|Catedral de Coronel Oviedo|catedral oviedo|Coronel Oviedo
church|Basílica del Pilar|basilica de pilar, iglesia de pilar|Pilar
park|Ycuá Pytã|ykua pyta, ycua pyta, parque manuel ortiz guerrero|Villarrica
park|Laguna Punta Porã|laguna punta pora|Pedro Juan Caballero
landmark|Línea internacional|linea internacional, la linea internacional, linha internacional|Pedro Juan Caballero
landmark|Monumento a María Auxiliadora||Concepción
landmark|Mansión Otaño|mansion otano, villa heyn|Concepción
port|Puerto de Concepción||Concepción
port|Puerto de Pilar||Pilar
port|Puerto Trociuk|trociuk|Encarnación
port|Puerto Tres Fronteras||Presidente Franco
port|Puerto Indio||Mbaracayú
bridge|Puente Bioceánico|puente de la bioceanica, puente carmelo peralta|Carmelo Peralta
landmark|Villa Permanente|villa permanente ayolas|Ayolas
landmark|Museo Jesuítico de San Ignacio||San Ignacio
landmark|Comando de Artillería|artilleria paraguari|Paraguarí
park|Cerro Santo Tomás|cerro santo tomas|Paraguarí
park|Cerro Hũ|cerro hu|Paraguarí
park|Tupãsy Ykuá|tupasy ykua, tupasy ycua|Caacupé
park|Cerro Cristo Rey|cristo rey caacupe|Caacupé
landmark|Casa Marianela|marianela|Atyrá
landmark|Museo de la Tierra Guaraní|tierra guarani, museo itaipu|Hernandarias
park|Reserva Tatí Yupí|tati yupi, refugio tati yupi|Hernandarias
park|Monumento Científico Moisés Bertoni|monumento bertoni, puerto bertoni|Presidente Franco
landmark|Expo Santa Rita|predio expo santa rita|Santa Rita
landmark|Cooperativa Colonias Unidas|colonias unidas|Obligado
park|Parque Manantial|manantial hohenau|Hohenau
landmark|Cooperativa Fernheim|fernheim|Filadelfia
landmark|Cooperativa Chortitzer|chortitzer|Loma Plata
landmark|Cooperativa Neuland||Neuland
landmark|Museo Jakob Unger||Filadelfia
avenue|Av. Teniente Coronel Pampliega|pampliega|Ciudad del Este
avenue|Av. Los Lapachos|los lapachos avenida|Ciudad del Este
avenue|Av. Amambay|avenida amambay|Ciudad del Este
`
