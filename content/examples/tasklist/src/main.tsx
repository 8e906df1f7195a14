import '@/app/logger'
import '@/app/registry'
import '@/app/locales/activate'
import '@/app/modals'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element "root".')

createRoot(root).render(<App />)
