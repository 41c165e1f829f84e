/** What else Greater Asunción is told by. See `landmarkRows.ts`. */
export const metropolis = `
landmark|Palma Loma|zona palma loma|Luque
shopping|Paseo Lillo||Asunción|Villa Morra
shopping|Paseo 1811|paseo mil ochocientos once|Asunción
market|Mercado 1|mercado uno|Asunción
market|Mercado de Villa Morra|mercado municipal de villa morra|Asunción|Villa Morra
supermarket|Superseis España|s6 espana, super seis espana|Asunción
supermarket|Superseis La Negrita|s6 la negrita|Asunción
supermarket|Hiperseis Boggiani|hiper boggiani, superseis boggiani, s6 boggiani|Asunción
supermarket|Superseis Lambaré|s6 lambare, hiperseis lambare, super seis lambare|Lambaré
supermarket|Superseis Luque|s6 luque, hiperseis luque, super seis luque|Luque
supermarket|Superseis Fernando de la Mora|s6 fernando, superseis fernando|Fernando de la Mora
supermarket|Superseis San Lorenzo|s6 san lorenzo, hiperseis san lorenzo|San Lorenzo
supermarket|Superseis Mariano|s6 mariano, superseis mariano roque alonso|Mariano Roque Alonso
supermarket|Superseis Capiatá|s6 capiata|Capiatá
supermarket|Stock San Lorenzo|super stock san lorenzo|San Lorenzo
supermarket|Stock Lambaré|super stock lambare|Lambaré
supermarket|Stock Luque|super stock luque|Luque
supermarket|Stock Fernando de la Mora|stock fernando|Fernando de la Mora
supermarket|Supermercado Real|super real|Lambaré
supermarket|Supermercado El Pueblo|super el pueblo|Asunción
supermarket|Box Mayorista|box eusebio ayala, box mayorista asuncion|Asunción
supermarket|Fortis Mayorista|fortis|Fernando de la Mora
hospital|Sanatorio Santa Bárbara|santa barbara sanatorio|Asunción
hospital|Sanatorio Codas Thompson|codas thompson|Asunción
hospital|Hospital Samaritano|samaritano|Asunción
hospital|Policlínico Municipal|policlinica municipal|Asunción
hospital|Hospital de Loma Pytã|hospital loma pyta, hospital distrital loma pyta|Asunción|Loma Pytá
hospital|Hospital de Zeballos Cué|centro de salud zeballos cue|Asunción|Zeballos Cué
hospital|Fundación Visión|hospital fundacion vision|Fernando de la Mora
hospital|Hospital de San Antonio||San Antonio
hospital|Hospital de Areguá||Areguá
hospital|Hospital de Itá||Itá
hospital|Hospital de Villa Hayes|hospital regional de villa hayes|Villa Hayes
school|Colegio Inmaculada Concepción|la inmaculada, colegio inmaculada|Asunción
school|Colegio Stella Maris|instituto stella maris|Asunción|Sajonia
school|Colegio Santa Elena|st helena|Asunción
school|Colegio Concordia||Asunción
school|Colegio San Andrés|saint andrew, st andrews|Asunción
school|Faith Christian School|faith christian, colegio faith|Asunción
school|Colegio Ysaty|ysaty|Asunción
school|Escuela República Argentina||Asunción
school|Escuela Brasil||Asunción
school|Escuela Chile||Asunción
school|Conservatorio Nacional de Música|conservatorio nacional|Asunción
school|SNPP|servicio nacional de promocion profesional, snpp central|Asunción
school|Colegio Cristo Rey de Luque|cristo rey luque|Luque
school|Colegio Sagrada Familia||Asunción
school|Colegio Don Bosco|instituto don bosco, don bosco roga|Asunción
school|Colegio San Cristóbal||Asunción
university|CEMIT|cemit una|San Lorenzo|Villa Universitaria
university|Rectorado de la UNA|rectorado una, rectorado|San Lorenzo|Villa Universitaria|-25.3335 -57.5195
university|Biblioteca Central de la UNA|comedor universitario|San Lorenzo|Villa Universitaria|-25.3335 -57.5195
university|Universidad Columbia San Lorenzo|columbia san lorenzo|San Lorenzo
university|UTIC San Lorenzo||San Lorenzo
university|UTIC Luque||Luque
university|UTIC Capiatá||Capiatá
embassy|Embajada de Costa Rica|embajada costarricense|Asunción
embassy|Embajada de República Dominicana|embajada dominicana|Asunción
embassy|Embajada de Marruecos|embajada marroqui|Asunción
embassy|Embajada de Palestina|embajada palestina|Asunción
embassy|Embajada de la Orden de Malta|embajada de malta|Asunción
embassy|Consulado de Canadá|consulado canadiense|Asunción
landmark|Contraloría General|contraloria|Asunción
landmark|Registros Públicos|direccion general de los registros publicos|Asunción
landmark|Catastro|servicio nacional de catastro|Asunción
landmark|Registro Civil Central||Asunción
landmark|CONATEL||Asunción
landmark|Correo Central|correo paraguayo, direccion de correos|Asunción|La Catedral
landmark|Agrupación Especializada||Asunción|Tacumbú
landmark|Comandancia de la Policía|comandancia de policia|Asunción|La Catedral
landmark|Regimiento Escolta Presidencial|escolta presidencial, regimiento escolta|Asunción
landmark|Museo del Barro||Asunción
landmark|Centro de Convenciones Mariscal|convenciones mariscal|Asunción|Villa Morra
landmark|Centro de Convenciones de la Conmebol|convenciones conmebol|Luque|Zona Conmebol|-25.2585 -57.5220
landmark|Bahía de Asunción|bahia asuncion|Asunción|La Catedral|-25.2770 -57.6350
landmark|Cementerio del Este||Asunción
landmark|Parque Serenidad|cementerio parque serenidad|Villa Elisa
landmark|Telefuturo|canal 4 telefuturo|Asunción
landmark|Canal 9 SNT|snt, canal 9|Asunción
landmark|Canal 13||Asunción
landmark|Coca-Cola Paresa|paresa, coca cola paresa, planta de coca cola|San Lorenzo|Barcequillo
landmark|Frigomerc||Asunción
landmark|Posta Ybycuá|posta ybycua|Capiatá
landmark|Castillo Carlota Palmerola|castillo palmerola, castillo de aregua|Areguá
landmark|El Cántaro|el cantaro aregua|Areguá
landmark|Puente de Calle Última|viaducto calle ultima, viaducto de calle ultima|Asunción
landmark|Viaducto de Madame Lynch|viaducto madame lynch|Asunción
landmark|Cruce Ñemby|cruce nemby, rotonda de nemby|Ñemby
landmark|Cruce Limpio|cruce de limpio, rotonda de limpio|Limpio
landmark|Cruce Areguá|cruce aregua, cruce a aregua|Areguá
landmark|Desvío a Luque|desvio luque, rotonda de luque|Luque
landmark|Barrera de Mariano|cruce mariano, rotonda de mariano roque alonso|Mariano Roque Alonso
landmark|Rotonda de Tres Bocas|rotonda tres bocas|Villa Elisa
park|Parque Panamá||Asunción
park|Parque Gaspar Rodríguez de Francia|parque rodriguez de francia|Asunción
park|Banco San Miguel|reserva banco san miguel|Asunción
park|Laguna de Itá|la laguna de ita|Itá
park|Museo de Itauguá|museo san rafael|Itauguá
park|Parque Urbano de Luque|parque luque|Luque
plaza|Plaza Batallón 40|batallon 40|Asunción
plaza|Plaza Rodríguez de Francia||Asunción
plaza|Plaza Bertoni|plaza moises bertoni|Asunción
plaza|Plaza de San Lorenzo|plaza cerro cora san lorenzo|San Lorenzo
plaza|Plaza Juan Andrés Careaga||Asunción
plaza|Plaza de Fernando de la Mora|plaza de los hechiceros|Fernando de la Mora
club|Club Resistencia||Asunción|Ricardo Brugada
club|Club Deportivo Recoleta|recoleta futbol club|Asunción
club|Club Presidente Hayes|presidente hayes club|Asunción|Tacumbú
club|Club Atlántida|atlantida sc|Asunción
club|Club Independiente de Campo Grande|independiente de campo grande|Asunción
club|Club General Caballero de Zeballos Cué|general caballero zc|Asunción|Zeballos Cué
club|Club Silvio Pettirossi||Asunción
club|Club 24 de Setiembre|club 24 de septiembre|Asunción
club|Club 3 de Febrero, Asunción|club 3 de febrero asuncion|Asunción
club|Club Sport Colombia|sport colombia|Fernando de la Mora
club|Club Sportivo Iteño|sportivo iteno|Itá
club|Club Martín Ledesma|martin ledesma|Capiatá
club|Club Cristóbal Colón de Ñemby|cristobal colon nemby|Ñemby
club|Club Benjamín Aceval|sportivo benjamin aceval|Villa Hayes
club|Club Sirio|club siriolibanes|Asunción
club|Club Unión de Limpio||Limpio
club|Club Luz y Fuerza||Villa Elisa
church|Iglesia Las Mercedes|parroquia las mercedes|Asunción|Las Mercedes
church|Iglesia San José|parroquia san jose|Asunción|San José
church|Parroquia San Rafael|iglesia san rafael|Asunción
church|Parroquia San Pío X|iglesia san pio x, san pio decimo|Asunción
church|Parroquia Virgen de Fátima|iglesia virgen de fatima|Asunción
church|Iglesia Santa Teresita||Asunción
church|Iglesia San Francisco|parroquia san francisco de asis|Asunción
church|Iglesia Raíces|raices iglesia|Asunción
church|Más Que Vencedores|mas que vencedores, iglesia mqv, mqv|Asunción
church|Centro Familiar de Adoración|cfa, iglesia cfa|Asunción
church|Iglesia Inmaculado Corazón de María, Fernando|iglesia de fernando de la mora|Fernando de la Mora
church|Iglesia de Itá|iglesia san blas ita|Itá
church|Iglesia de Ñemby|iglesia san lorenzo nemby|Ñemby
tower|Torre Bellini|bellini|Asunción
tower|Palmaroga|hotel palmaroga|Asunción|La Catedral
tower|Hotel Portal del Sol|portal del sol|Asunción
tower|Hotel Los Alpes|los alpes hotel|Asunción
tower|Hotel Westfalenhaus|westfalenhaus|Asunción
tower|Hotel Paramanta|paramanta|Asunción
tower|Hotel Asunción Internacional|asuncion internacional hotel|Asunción
tower|Hotel Presidente||Asunción|La Catedral
tower|Hotel Zaphir|zaphir|Asunción|La Catedral
tower|Hotel Condovac|condovac|San Bernardino
club|Puerta del Lago|puerta del lago country, country puerta del lago|San Bernardino
landmark|Casa Hassler|centro cultural hassler|San Bernardino
port|Puerto Angostura||Villeta
port|Puerto Botánico||Asunción|Botánico
port|Puerto de Villa Hayes||Villa Hayes
landmark|Cerro Confuso||Villa Hayes
bridge|Puente Jara||Asunción|Jara
avenue|Av. General Genes|general genes, gral genes|Asunción
avenue|Av. Radio Operadores del Chaco|radio operadores del chaco, radio operadores|Asunción
avenue|Calle Herib Campos Cervera|herib campos cervera, campos cervera|Asunción|Villa Morra
avenue|Calle Facundo Machaín|facundo machain|Asunción
avenue|Calle Quesada|quesada|Asunción
avenue|Calle Teniente Zotti|teniente zotti, tte zotti|Asunción
avenue|Calle Sucre|sucre|Asunción
avenue|Calle Concepción Leyes de Chávez|concepcion leyes de chavez, leyes de chavez|Asunción|Ycuá Satí
avenue|Calle Teodoro S. Mongelós|teodoro mongelos, mongelos|Asunción
avenue|Calle Padre Cardozo|padre cardozo|Asunción
avenue|Calle Teniente Vera|teniente vera, tte vera|Asunción
avenue|Calle Andrade|andrade|Asunción
avenue|Calle Bélgica|belgica|Asunción
avenue|Calle Tte. Alcorta|teniente alcorta|Asunción
avenue|Av. Bernardino Caballero, Asunción|avenida bernardino caballero|Asunción|Sajonia
avenue|Av. Japón, Fernando|avenida japon fernando|Fernando de la Mora
`
