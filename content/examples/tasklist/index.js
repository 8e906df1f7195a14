import './src/app/platform'
import './src/app/logger'
import './src/app/registry'
import './src/app/locales/activate'
import './src/app/modals'
import { AppRegistry } from 'react-native'
import { App } from './src/app/App'

AppRegistry.registerComponent('Tasklist', () => App)
