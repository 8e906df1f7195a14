export const light = {
  primary: '#2b6cb0',
  onPrimary: '#ffffff',
  background: '#f7fafc',
  card: '#ffffff',
  text: '#1a202c',
  muted: '#4a5568',
  border: '#cbd5e0',
  success: '#276749',
  danger: '#c53030'
}

export const dark: typeof light = {
  primary: '#63b3ed',
  onPrimary: '#1a202c',
  background: '#171923',
  card: '#2d3748',
  text: '#f7fafc',
  muted: '#a0aec0',
  border: '#4a5568',
  success: '#68d391',
  danger: '#fc8181'
}
