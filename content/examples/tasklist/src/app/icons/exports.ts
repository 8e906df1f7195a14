import add from './add.svg'
import trash from './trash.svg'

export const icons = { add, trash }
