CREATE TYPE "public"."bonus_kind" AS ENUM('enrolment', 'other');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('Processing', 'Paid', 'Returned', 'CarriedOver');--> statement-breakpoint
CREATE TABLE "fee_bonuses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_bonuses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"kind" "bonus_kind" NOT NULL,
	"centavos" integer NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_bonuses_positive" CHECK ("fee_bonuses"."centavos" > 0)
);
--> statement-breakpoint
CREATE TABLE "fee_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 300001 CACHE 1),
	"tuid" bigint NOT NULL,
	"month" text NOT NULL,
	"status" "payment_status" NOT NULL,
	"earned_centavos" integer NOT NULL,
	"carried_centavos" integer NOT NULL,
	"paid_centavos" integer NOT NULL,
	"account" text,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pay_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_payments_month_known" CHECK ("fee_payments"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "fee_payments_carried_not_positive" CHECK ("fee_payments"."carried_centavos" <= 0),
	CONSTRAINT "fee_payments_adds_up" CHECK ("fee_payments"."paid_centavos" = greatest(0, "fee_payments"."earned_centavos" + "fee_payments"."carried_centavos")),
	CONSTRAINT "fee_payments_nothing_to_pay" CHECK (("fee_payments"."status" = 'CarriedOver') = ("fee_payments"."paid_centavos" = 0))
);
--> statement-breakpoint
CREATE TABLE "salary_accounts" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"account" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_class_students" (
	"open_class_id" bigint NOT NULL,
	"stu_uid" bigint NOT NULL,
	CONSTRAINT "open_class_students_open_class_id_stu_uid_pk" PRIMARY KEY("open_class_id","stu_uid")
);
--> statement-breakpoint
CREATE TABLE "open_classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "open_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 600001 CACHE 1),
	"tuid" bigint NOT NULL,
	"title" text NOT NULL,
	"topic" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seats" integer NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	CONSTRAINT "open_classes_end_after_start" CHECK ("open_classes"."ends_at" > "open_classes"."starts_at"),
	CONSTRAINT "open_classes_seats_positive" CHECK ("open_classes"."seats" > 0)
);
--> statement-breakpoint
ALTER TABLE "fee_bonuses" ADD CONSTRAINT "fee_bonuses_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_payments" ADD CONSTRAINT "fee_payments_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salary_accounts" ADD CONSTRAINT "salary_accounts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_students" ADD CONSTRAINT "open_class_students_open_class_id_open_classes_id_fk" FOREIGN KEY ("open_class_id") REFERENCES "public"."open_classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_class_students" ADD CONSTRAINT "open_class_students_stu_uid_students_stu_uid_fk" FOREIGN KEY ("stu_uid") REFERENCES "public"."students"("stu_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_classes" ADD CONSTRAINT "open_classes_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_bonuses_tuid_at" ON "fee_bonuses" USING btree ("tuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_payments_tuid_month_unique" ON "fee_payments" USING btree ("tuid","month");--> statement-breakpoint
CREATE INDEX "open_classes_tuid_ends_at" ON "open_classes" USING btree ("tuid","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "open_classes_tuid_starts_at_unique" ON "open_classes" USING btree ("tuid","starts_at");