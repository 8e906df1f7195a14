import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'

const babel = { plugins: ['@lingui/babel-plugin-lingui-macro'] }

export default {
  plugins: [react({ babel }), lingui()],
  resolve: { alias: { '@': '/src' } },
  server: { proxy: { '/v1': 'http://localhost:3000' } }
}
