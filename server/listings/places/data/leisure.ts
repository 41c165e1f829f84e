/** Stadiums, clubs, parks, squares, shores. See `landmarkRows.ts`. */
export const leisure = `
stadium|Estadio Defensores del Chaco|defensores del chaco, defensores, el defensores, estadio defensores|Asunción|Sajonia|-25.2920 -57.6572
stadium|Estadio General Pablo Rojas|la nueva olla, la olla, cerro porteno|Asunción|Obrero|-25.2995 -57.6377
stadium|Estadio Manuel Ferreira|el bosque, para uno, club olimpia, cancha de olimpia, estadio de olimpia, osvaldo dominguez dibb|Asunción|Mariscal López|-25.2916 -57.6092
stadium|Estadio Arsenio Erico|club nacional, cancha de nacional|Asunción|Obrero
stadium|Estadio La Huerta|club libertad, cancha de libertad, tigo la huerta, tuyucua|Asunción|Las Mercedes|-25.2745 -57.6085
stadium|Estadio Rogelio Livieres|club guarani, cancha de guarani, dos bocas|Asunción
stadium|Estadio Feliciano Cáceres|club sportivo luqueno, luqueno, cancha de sportivo luqueno|Luque
stadium|Estadio Luis Alfonso Giagni|club sol de america, villa elisa estadio|Villa Elisa|Sol de América
stadium|Estadio Villa Alegre||Encarnación
stadium|Estadio Antonio Aranda|estadio 3 de febrero, antonio oddone sarubbi|Ciudad del Este
stadium|SND Arena|snd, secretaria nacional de deportes|Asunción
stadium|Conmebol|sede conmebol, museo conmebol|Luque|Zona Conmebol|-25.2585 -57.5220
stadium|Parque Olímpico|comite olimpico, cop, parque olimpico paraguayo|Luque||-25.2600 -57.5340
club|Club Internacional de Tenis|cit|Asunción|Mburicaó
club|Asunción Tenis Club|atc|Asunción
club|Club Centenario||Asunción|Mariscal López|-25.2908 -57.5975
club|Yacht y Golf Club Paraguayo|yacht, yact, yatch, yat, yacht club, resort yacht, yacht y golf club, yacht and golf club|Lambaré|Yacht|-25.3600 -57.6445|osm
club|Asunción Golf Club|golf botanico|Asunción|Botánico|-25.2440 -57.5790
club|Club Deportivo Sajonia|club sajonia|Asunción||-25.2925 -57.6660
club|Club Deportivo de Puerto Sajonia|puerto sajonia|Asunción||-25.2945 -57.6675
club|Hipódromo de Asunción|jockey club, jockey, hipodromo, el hipodromo|Asunción|Hipódromo|-25.3150 -57.5850
club|Rakiura Resort|rakiura|Luque
club|Surubi’í Golf|surubii country, country surubi i, surubii country club, surubi i country club, surubii golf club|Mariano Roque Alonso|Surubi’í
club|Aqua Village|aquavillage, aqua village country club, aqua village country|San Bernardino|Aqua Village|-25.2830 -57.2860
club|Paraná Country Club|pcc, parana country|Hernandarias|Paraná Country Club|-25.4560 -54.6220
club|Club Náutico San Bernardino|nautico sanber|San Bernardino
park|Jardín Botánico|botanico, el botanico, jardin botanico y zoologico, zoo, botanical garden, jardim botanico|Asunción|Botánico|-25.2490 -57.5740
park|Parque Ñu Guasú|nu guasu, nu guazu, parque nu guazu|Luque||-25.2660 -57.5400
park|Parque de la Salud|parque salud ips|Asunción|Virgen de la Asunción|-25.2680 -57.5870
park|Parque Guasu Metropolitano|parque guasu|Asunción
park|Parque Caballero||Asunción|Ricardo Brugada|-25.2790 -57.6240
park|Parque Carlos Antonio López|parque carlos a lopez|Asunción|Sajonia|-25.2960 -57.6505
park|Parque Bicentenario||Asunción
park|Parque Seminario||Asunción
park|Parque Solidaridad||Asunción
park|Cerro Lambaré||Lambaré|Cerro Lambaré|-25.3430 -57.6380
park|Mirador Itá Pytã Punta|ita pyta punta|Asunción|Itá Pytã Punta|-25.2970 -57.6660
park|Lago de la República|lago cde, lago da republica|Ciudad del Este|Boquerón|-25.5155 -54.6185
park|Saltos del Monday|salto monday|Presidente Franco||-25.5615 -54.6345
park|Parque Chino||Ciudad del Este
park|Hito Tres Fronteras|tres fronteras, hito|Presidente Franco|Tres Fronteras|-25.5920 -54.5940
park|Represa Itaipú|itaipu, itaipu binacional, central hidroelectrica, itaipu dam, usina de itaipu|Hernandarias||-25.4083 -54.5889
park|Laguna Cateura|cateura|Asunción|Santa Ana|-25.3325 -57.6395|osm
park|Cantera de Tacumbú|laguna cantera tacumbu|Asunción||-25.3005 -57.6562|osm
plaza|Plaza Uruguaya||Asunción|La Catedral|-25.2836 -57.6302
plaza|Plaza de la Democracia|plaza democracia|Asunción|La Catedral|-25.2824 -57.6361
plaza|Plaza de los Héroes|plaza heroes|Asunción|La Catedral|-25.2828 -57.6352
plaza|Plaza Italia||Asunción|La Catedral|-25.2868 -57.6385
plaza|Plaza de Armas|plaza de armas asuncion, plaza independencia|Asunción|La Catedral|-25.2793 -57.6336
plaza|Plaza Infante Rivarola|infante rivarola|Asunción|Ycuá Satí
plaza|Plaza Naciones Unidas||Asunción
plaza|Plaza de Armas de Encarnación|plaza de armas|Encarnación|Centro|-27.3322 -55.8657
plaza|Plaza de Luque|plaza mariscal lopez luque|Luque|Centro|-25.2697 -57.4868
plaza|Plaza Bernardino Caballero|plaza de sanber|San Bernardino|Centro|-25.3110 -57.2970
beach|Costanera Sur|costanera sur asuncion|Asunción
beach|Playa San José|playa encarnacion, san jose beach, praia sao jose|Encarnación||-27.3425 -55.8675
beach|Playa Mbói Ka’ẽ|mboi cae playa|Encarnación|Mboi Ka’ẽ
beach|Playa Pacú Cuá|pacu cua playa|Encarnación|Pacu Cuá
beach|Sambódromo|centro civico encarnacion|Encarnación
beach|Playa Municipal de San Bernardino|playa sanber|San Bernardino|Centro
beach|Anfiteatro José Asunción Flores|anfiteatro, anfiteatro sanber|San Bernardino
beach|Hotel del Lago|hotel del lago sanber|San Bernardino|Centro|-25.3117 -57.2986
beach|Playa Municipal de Areguá|playa aregua|Areguá
stadium|Club Rubio Ñu|rubio nu, la arboleda, cancha de rubio nu|Asunción|Santísima Trinidad
stadium|Club River Plate|river plate|Asunción|Mburicaó
stadium|Club Tacuary|estadio toribio vargas|Asunción|Jara
stadium|Club General Díaz|estadio general adrian jara, aguila|Luque
stadium|Club Deportivo Capiatá|deportivo capiata, estadio erico galeano|Capiatá
stadium|Club 12 de Octubre|12 de octubre itaugua, estadio luis salinas|Itauguá
stadium|Club Sportivo San Lorenzo|sportivo san lorenzo|San Lorenzo
stadium|Club Fernando de la Mora|estadio emiliano ghezzi|Fernando de la Mora
stadium|Club Sol de América, Barrio Obrero|sol de america obrero|Asunción|Obrero
stadium|Cancha de Cerro|cerro porteno cancha, cancha de cerro porteno, azulgrana, barrio obrero olla|Asunción|Obrero|-25.2995 -57.6377
stadium|Club Sportivo Trinidense|trinidense, estadio martin torres|Asunción|Santísima Trinidad
stadium|Autódromo Rubén Dumot|autodromo, aratiri, autodromo aratiri|Capiatá
club|Deportivo Mbiguá|club mbigua, mbigua|Asunción|Ricardo Brugada
club|Club Alemán|deutscher club|Asunción
club|Club Deportivo Puerto Sajonia|deportivo sajonia|Asunción|Sajonia
club|Club Social y Deportivo Banco Central|club banco central|Luque
club|Carlos Franco Country Club|carlos franco country, carlos franco golf|Arroyos y Esteros
club|Rowing Club|rowing|San Antonio
club|Paracaidismo Ñu Guasú|base aerea nu guasu, fuerza aerea, base aerea|Luque||-25.2500 -57.5230
park|Cerro Yaguarón|cerro de yaguaron|Yaguarón
park|Cerro Koi|cerro koi aregua, cerro chorori, cerro koi y chorori|Areguá
park|Cerro Ñemby|cerro de nemby|Ñemby
park|Cerro Tobatí|cerro de tobati|Tobatí
park|Cerro Tres Kandú|cerro tres kandu|General Eugenio A. Garay
park|Eco Reserva Mbatoví|mbatovi, ecoreserva mbatovi|Paraguarí
park|Salto Chololó|chololo|Piribebuy
park|Salto Pirareta|pirareta|Piribebuy
park|Salto Cristal||La Colmena
park|Laguna Blanca||Santa Rosa del Aguaray
park|Parque Nacional Ybycuí|parque nacional ybycui|Ybycuí
park|Parque Nacional Cerro Corá|parque nacional cerro cora, parque cerro cora|Pedro Juan Caballero
park|Ruinas de Jesús|ruinas de jesus de tavarangue|Jesús de Tavarangüé
park|Represa Yacyretá|yacyreta, entidad binacional yacyreta|Ayolas
park|Represa Acaray|represa de acaray|Hernandarias
park|Tupãrenda|santuario tuparenda, tuparenda, santuario de schoenstatt, schoenstatt|Ypacaraí
park|Parque Pavetti|pavetti|Asunción
park|Parque Lineal|parque lineal costanera|Asunción
park|Parque de las Residentas|monumento a las residentas, las residentas monumento|Luque||-25.2560 -57.5215
park|Laguna Satí|laguna sati|Fernando de la Mora
park|Zoológico Juan XXIII|zoo juan xxiii, refugio atinguy|Hernandarias
park|Parque Japón|parque japon encarnacion|Encarnación
park|Balneario Carmen del Paraná|playa carmen del parana, playa tacuary|Carmen del Paraná
plaza|Plaza Mayor Infante Rivarola|plaza rivarola|Asunción|Ycuá Satí
plaza|Plaza Libertad||Asunción|La Catedral|-25.2825 -57.6358
plaza|Plaza O’Leary|plaza oleary|Asunción|La Catedral|-25.2818 -57.6358
plaza|Plaza Mangoré||Asunción
plaza|Plaza de la Justicia||Asunción
beach|Costa del Lago Ypacaraí, Areguá|costanera de aregua|Areguá
park|Laguna Grande de San Lorenzo|laguna grande san lorenzo|San Lorenzo||-25.3170 -57.5280
`
