const config = {
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  catalogs: [{ path: 'src/app/locales/{locale}', include: ['src'] }]
}

export default config
