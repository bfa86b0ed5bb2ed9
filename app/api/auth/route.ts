export { mockSignIn as GET } from '@/lib/auth/template-mock/calls'
