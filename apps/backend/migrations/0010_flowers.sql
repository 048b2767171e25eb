CREATE TABLE "flower_accounts" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"is_exchange_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "flower_accounts_balance_not_negative" CHECK ("flower_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "flower_exchanges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flower_exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"ledger_id" bigint NOT NULL,
	"flowers" integer NOT NULL,
	"pesos" integer NOT NULL,
	"remark" text NOT NULL,
	"key" text,
	"at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "flower_exchanges_count" CHECK ("flower_exchanges"."flowers" between 1 and 100),
	CONSTRAINT "flower_exchanges_worth" CHECK ("flower_exchanges"."pesos" = "flower_exchanges"."flowers" * 5),
	CONSTRAINT "flower_exchanges_remark" CHECK (char_length("flower_exchanges"."remark") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "flower_months" (
	"tuid" bigint NOT NULL,
	"month" date NOT NULL,
	"exchanged" integer NOT NULL,
	CONSTRAINT "flower_months_tuid_month_pk" PRIMARY KEY("tuid","month"),
	CONSTRAINT "flower_months_quota" CHECK ("flower_months"."exchanged" between 1 and 100)
);
--> statement-breakpoint
DROP INDEX "flowers_ledger_tuid";--> statement-breakpoint
ALTER TABLE "flower_accounts" ADD CONSTRAINT "flower_accounts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flower_exchanges" ADD CONSTRAINT "flower_exchanges_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flower_exchanges" ADD CONSTRAINT "flower_exchanges_ledger_id_flowers_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."flowers_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flower_months" ADD CONSTRAINT "flower_months_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flower_exchanges_key_unique" ON "flower_exchanges" USING btree ("tuid","key");--> statement-breakpoint
CREATE UNIQUE INDEX "flower_exchanges_ledger_unique" ON "flower_exchanges" USING btree ("ledger_id");--> statement-breakpoint
CREATE INDEX "flowers_ledger_tuid_at" ON "flowers_ledger" USING btree ("tuid","at");--> statement-breakpoint
ALTER TABLE "flowers_ledger" ADD CONSTRAINT "flowers_ledger_not_zero" CHECK ("flowers_ledger"."flowers" <> 0);--> statement-breakpoint
CREATE FUNCTION "keep_flower_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "flower_accounts" ("tuid") VALUES (NEW."tuid") ON CONFLICT DO NOTHING;
	UPDATE "flower_accounts" SET "balance" = "balance" + NEW."flowers" WHERE "tuid" = NEW."tuid";
	RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO "flower_accounts" ("tuid", "balance") SELECT "tuid", sum("flowers") FROM "flowers_ledger" GROUP BY "tuid";--> statement-breakpoint
CREATE TRIGGER "flowers_ledger_keep_balance" AFTER INSERT ON "flowers_ledger" FOR EACH ROW EXECUTE FUNCTION "keep_flower_balance"();
