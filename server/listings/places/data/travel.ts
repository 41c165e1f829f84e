/** Terminals, bridges, ports, towers and hotels. See `landmarkRows.ts`. */
export const travel = `
terminal|Terminal de Ómnibus de Asunción|terminal, terminal de omnibus, terminal omnibus, rodoviaria, estacion de buses, main bus station, main bus terminal, central bus station, bus station, toa, terminal asuncion, terminal de asuncion, bus terminal, terminal de buses|Asunción|Terminal|-25.3226 -57.5962
terminal|Terminal de Ómnibus de Ciudad del Este|terminal cde|Ciudad del Este
terminal|Terminal de Ómnibus de Encarnación|terminal encarnacion|Encarnación|Centro|-27.3335 -55.8640
terminal|Terminal de Caacupé||Caacupé
airport|Aeropuerto Silvio Pettirossi|aeropuerto pettirossi, pettirossi airport, international airport, asuncion airport, aeropuerto internacional de asuncion, asuncion international airport, aeroporto de assuncao, aeropuerto de luque, aeropuerto, aeropuerto de asuncion, asu, airport, aeropuerto internacional, aeroporto|Luque|Zona Aeropuerto|-25.2410 -57.5135
airport|Aeropuerto Guaraní|aeropuerto cde, aeropuerto minga guazu, agt|Minga Guazú||-25.4546 -54.8427
airport|Aeropuerto de Encarnación|aeropuerto encarnacion, aeropuerto teniente amin ayub, capitan miranda aeropuerto|Capitán Miranda
bridge|Puente de la Amistad|puente cde, puente foz, ponte da amizade, friendship bridge|Ciudad del Este|Centro|-25.5095 -54.6022|osm
bridge|Puente de la Integración|segundo puente, puente nuevo, puente da integracao, ponte da integracao, ponte nova, puente presidente franco|Presidente Franco
bridge|Puente San Roque González de Santa Cruz|puente encarnacion posadas, puente posadas, puente a posadas, puente de posadas, puente san roque, puente internacional de encarnacion|Encarnación||-27.3683 -55.8596|osm
bridge|Puente Remanso||Mariano Roque Alonso|Remanso|-25.1814 -57.5500|osm
bridge|Puente Héroes del Chaco|puente asuncion chaco i, puente chaco|Asunción
bridge|Puente Villa Florida||Villa Florida||-26.4000 -57.1295|osm
port|Puerto de Asunción|puerto asuncion|Asunción|La Encarnación|-25.2768 -57.6428
port|Puerto Sajonia||Asunción|Sajonia
port|Puerto de Itá Enramada|ita enramada, puerto ita enramada|Asunción|Itá Enramada
port|Puerto Fénix|fenix|Mariano Roque Alonso
port|Puerto Villeta|puertos de villeta|Villeta
tower|World Trade Center Asunción|wtc, world trade center|Asunción|Manorá|-25.2822 -57.5651
tower|Torres del Paseo La Galería|torres del paseo, torre del paseo, torre 1 paseo la galeria, torre 2 la galeria, torres la galeria|Asunción|Manorá|-25.2836 -57.5652
tower|Torre Aviadores||Asunción|Ycuá Satí
tower|Blue Tower|blue tower del sol, blue tower plaza|Asunción|Manorá|-25.2832 -57.5682
tower|Torre Sky Park|skypark, sky park|Asunción|Manorá
tower|The Top|torre the top|Asunción
tower|Icono Tower|icono loft, torre icono, icono, edificio icono|Asunción|La Catedral
tower|Jade Park||Asunción
tower|Petra Imperiale|petra, petra urbana, petra tower, petra park|Asunción
tower|Altamira Surubi’í|altamira|Mariano Roque Alonso|Surubi’í
tower|Sheraton Asunción|hotel sheraton|Asunción|Manorá|-25.2842 -57.5668
tower|Crowne Plaza Asunción|hotel crowne plaza, crowne plaza|Asunción|La Catedral
tower|Granados Park Hotel|granados park|Asunción|La Encarnación
tower|La Misión Hotel|hotel la mision|Asunción|Villa Morra
tower|Gran Hotel del Paraguay|gran hotel paraguay|Asunción
tower|Hotel Ibis|ibis asuncion|Asunción|Manorá
tower|Aloft Asunción|hotel aloft|Asunción|Manorá
tower|Dazzler Asunción|dazzler|Asunción|Manorá
tower|Hotel Guaraní|guarani esplendor, esplendor|Asunción|La Catedral|-25.2831 -57.6358
tower|Hotel Bourbon Conmebol|bourbon|Luque|Zona Conmebol|-25.2592 -57.5212
tower|Hotel Casino Acaray|acaray, casino acaray|Ciudad del Este
tower|Hotel Excelsior||Asunción|La Catedral|-25.2846 -57.6370
airport|Aeropuerto de Pedro Juan Caballero|aeropuerto pedro juan caballero, aeropuerto augusto fuster, aeropuerto pjc|Pedro Juan Caballero
airport|Aeropuerto Mariscal Estigarribia|pista mariscal estigarribia|Mariscal Estigarribia
terminal|Terminal de Ómnibus de San Lorenzo|terminal san lorenzo|San Lorenzo
terminal|Terminal de Coronel Oviedo|terminal oviedo|Coronel Oviedo
port|Puerto Seguro Fluvial|puerto seguro|Villeta
port|Terport|terport villeta|Villeta
port|Terport San Antonio||San Antonio
port|Puerto Caacupemí|caacupemi puerto, caacupe mi puerto|Asunción
port|Puerto Pabla|puerto pabla lambare|Lambaré|Puerto Pabla
port|Puerto José Falcón|aduana jose falcon, aduana falcon|José Falcón
bridge|Puente San Ignacio de Loyola|puente clorinda, puente de clorinda|José Falcón
bridge|Puente Remansito|puente de remansito|Villa Hayes
bridge|Puente Nanawa Concepción|puente nanawa|Concepción
tower|Hyatt Centric|hotel hyatt, hyatt|Asunción|Manorá
tower|Holiday Inn Express|holiday inn, hotel holiday inn|Asunción|Manorá
tower|Novotel Asunción|novotel|Asunción|Manorá
tower|Villa Morra Suites|hotel villa morra suites|Asunción|Villa Morra
tower|Hotel Chaco||Asunción|La Catedral
tower|Hotel Cecilia||Asunción|San Roque
tower|Factory Lofts|hotel factory|Asunción|Villa Morra
tower|Casino de Asunción|casino asuncion|Asunción
tower|Hotel Casino San Bernardino|casino san bernardino|San Bernardino
tower|Awa Resort|awa hotel|Encarnación
tower|Hotel de la Costa||Encarnación
tower|Torre Alianza||Asunción
tower|Torres Mirador|torre mirador|Asunción
tower|Torre Ocampos||Asunción
`
