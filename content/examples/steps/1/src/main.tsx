import '@/app/logger'
import '@/app/registry'
import { createRoot } from 'react-dom/client'
import { App } from '@/app/App'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element "root".')

createRoot(root).render(<App />)
