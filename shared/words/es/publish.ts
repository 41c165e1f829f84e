export const publish = {
  title: 'Publicar propiedad',
  editTitle: 'Editar propiedad',
  mineTitle: 'Mis propiedades',
}
