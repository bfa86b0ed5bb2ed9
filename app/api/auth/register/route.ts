export { mockRegister as POST } from '@/lib/auth/template-mock/calls'
