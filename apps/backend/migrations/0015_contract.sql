CREATE TYPE "public"."signature_kind" AS ENUM('typed', 'drawn');--> statement-breakpoint
CREATE TABLE "protocol_agreements" (
	"tuid" bigint NOT NULL,
	"is_custom" boolean NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "protocol_agreements_tuid_is_custom_version_pk" PRIMARY KEY("tuid","is_custom","version")
);
--> statement-breakpoint
CREATE TABLE "signed_contracts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"is_custom" boolean NOT NULL,
	"version" integer NOT NULL,
	"kind" "signature_kind" NOT NULL,
	"signed_name" text NOT NULL,
	"file_id" bigint,
	"document" text NOT NULL,
	"hash" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_remark" text,
	"audited_at" timestamp (3) with time zone,
	"is_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "signed_contracts_status_known" CHECK ("signed_contracts"."audit_status" between 0 and 2),
	CONSTRAINT "signed_contracts_audited" CHECK (("signed_contracts"."audit_status" = 0) = ("signed_contracts"."audited_at" is null)),
	CONSTRAINT "signed_contracts_drawing" CHECK (("signed_contracts"."kind" = 'drawn') = ("signed_contracts"."file_id" is not null)),
	CONSTRAINT "signed_contracts_hash" CHECK ("signed_contracts"."hash" = encode(sha256(convert_to("signed_contracts"."document", 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "protocol_agreements" ADD CONSTRAINT "protocol_agreements_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_contracts" ADD CONSTRAINT "signed_contracts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_contracts" ADD CONSTRAINT "signed_contracts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signed_contracts_standing" ON "signed_contracts" USING btree ("tuid") WHERE audit_status in (0, 1);